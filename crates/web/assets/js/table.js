// The table: what a browser with scripts does beyond links and forms.

import { all, at, memory } from './common.js';
import * as dialog from './dialog.js';
import { dress, later } from './dress.js';
import * as gesture from './gesture.js';
import * as keys from './keys.js';
import * as large from './large.js';
import { hears, listen } from './live.js';
import * as log from './log.js';
import * as marks from './marks.js';
import * as notice from './notice.js';
import * as steps from './steps.js';
import * as tray from './tray.js';

document.documentElement.classList.add('scripted');
// Not every table is painted on, few have clocks, a coach or a link to send, only players get tips, few have been away, few talk, and not everybody wants to hear them:
// nothing of that is fetched for others.
const painting = all('.felt.islands').length ? [import('./paint.js')] : [];
const clocks = all('.clock').length ? [import('./clock.js')] : [];
const coach = at('z-coach') ? [import('./coach.js')] : [];
const tips = at('z-tip') ? [import('./tip.js')] : [];
const recap = at('z-recap') ? [import('./recap.js')] : [];
const sound = memory.get('wants sound') === 'yes' ? [import('./sound.js')] : [];
const seldom = await Promise.all([...painting, ...clocks, ...coach, ...tips, ...recap, ...sound]);
for (const part of [large, dialog, gesture, ...seldom, keys, marks, notice, tray, log, steps]) part.attend();
// What a sign means is asked by a finger that rests on it, or by the key that reaches it.
for (const asks of ['pointerdown', 'focusin']) document.addEventListener(asks, () => import('./sign.js').then((sign) => sign.attend()), { once: true, passive: true });
if (!sound.length) later('[data-toggle=sound]', () => import('./sound.js'));
later('a[data-hint]', () => import('./hint.js'), ['hint']);
if (all('[data-copy]').length) import('./share.js');
later('#talk-box > summary', () => import('./talk.js'), ['talk']);
hears(async (html) => {
  const [talk] = await Promise.all([import('./talk.js'), dress('talk')]);
  talk.attend();
  talk.hear(html);
});
listen(gesture.receive);
