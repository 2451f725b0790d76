// The table: what a browser with scripts does beyond links and forms.

import './share.js';
import * as clock from './clock.js';
import { all, at } from './common.js';
import * as count from './count.js';
import * as dialog from './dialog.js';
import * as fresh from './fresh.js';
import * as gesture from './gesture.js';
import * as hint from './hint.js';
import * as keys from './keys.js';
import * as large from './large.js';
import { listen } from './live.js';
import * as log from './log.js';
import * as notice from './notice.js';
import * as sign from './sign.js';
import * as sound from './sound.js';
import * as steps from './steps.js';
import { swapped } from './swap.js';
import * as tray from './tray.js';

/** Fetches the style of the final screen. */
function dress() {
  const href = new URL('end.css', import.meta.url).href;
  const sheets = all('link[rel=stylesheet]');
  if (sheets.every((link) => link.href !== href)) sheets.pop()?.after(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

document.documentElement.classList.add('scripted');
// Not every table is painted on, and few have a coach: the others need not fetch that.
const painting = all('.felt.islands').length ? [import('./paint.js')] : [];
const coach = at('z-coach') ? [import('./coach.js')] : [];
const seldom = await Promise.all([...painting, ...coach]);
for (const part of [large, dialog, hint, gesture, ...seldom, keys, fresh, sound, notice, clock, tray, log, sign, steps, count]) part.attend();
listen(gesture.receive);
// Nor is the end there yet: it is made ready when there is time, or when it comes.
swapped(() => at('z-end')?.hidden === false && dress());
setTimeout(dress, 20000);
