// The table: what a browser with scripts does beyond links and forms.

import './share.js';
import * as clock from './clock.js';
import * as coach from './coach.js';
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
import * as tray from './tray.js';

document.documentElement.classList.add('scripted');
// Only tables of Islands are painted on; others need not fetch that.
const painting = document.querySelector('.felt.islands') ? [await import('./paint.js')] : [];
for (const part of [large, dialog, hint, gesture, ...painting, keys, fresh, sound, notice, clock, tray, log, sign, steps, count, coach]) part.attend();
listen(gesture.receive);
