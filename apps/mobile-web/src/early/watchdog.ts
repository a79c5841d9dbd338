/**
 * The build writes this script into every page. Until the app takes over, it sees to it that the app's
 * files come: it asks for those of a public page once it is painted, again for what did not come, and shows the notice of
 * the page (`page-notes.tsx`). It also keeps the first press on a button of the page for the app.
 */
import type { Watchdog } from '../app/start-app.ts';
import { noteLink } from '../shared/navigation/page-before.ts';

/** A slow phone may need this long without any fault. */
const noticeAfterMs = 8_000;
const firstPauseMs = 1_000;
/** Until then a slow phone has painted what stands before this script. */
const paintMs = 100;

/** Of a public page it stands behind this script; of the others the early script asks for it. */
const app = () =>
  document.querySelector<HTMLScriptElement>('script[type=module],script[type=later]');
const notice = () => document.getElementById('late');

let isOver = false;
let failures = 0;
let isPressed = false;
let nextAttempt: number;

function tell(): void {
  const element = notice();
  if (isOver || !element) return;
  element.hidden = false;
  element.ariaBusy = 'false';
  element.querySelector('button')?.addEventListener('click', press);
}

/**
 * Another folder is another address for the file and for all that it imports: a browser keeps a module
 * that did not come for the life of the page, WebKit of the tab. The server leaves `~…/` out.
 */
function ask(): void {
  const element = notice();
  const script = app();
  if (isOver || !script || !element) return;
  clearTimeout(nextAttempt);
  element.ariaBusy = 'true';
  setTimeout(tell, noticeAfterMs);
  import(/* @vite-ignore */ script.src.replace(/[^/]+$/, `~${Date.now()}/$&`)).catch(fail);
}

/** The first failure is often a moment's: it is not told, and all is asked for again at once. */
function fail(): void {
  if (failures > 0) tell();
  clearTimeout(nextAttempt);
  nextAttempt = window.setTimeout(ask, failures && firstPauseMs * 2 ** failures);
  failures += 1;
}

/** The second press loads the page anew: a newer version may have replaced its files. */
function press(): void {
  const reload = () => location.reload();
  if (isPressed) void fetch('/app.html', { method: 'HEAD', cache: 'no-store' }).then(reload, ask);
  else ask();
  isPressed = true;
}

setTimeout(
  () =>
    document.querySelectorAll<HTMLLinkElement>('[rel=later]').forEach((link) => {
      link.rel = 'modulepreload';
    }),
  paintMs,
);
// Such an error does not bubble.
addEventListener('error', ({ target }) => target === app() && fail(), true);
addEventListener('online', () => {
  if (notice()?.hidden === false) ask();
});
setTimeout(tell, noticeAfterMs);

/** Before React is here: keeps the first press on a button, and stops the browser from sending the form and leaving the page. */
addEventListener('click', (event) => {
  noteLink(event);
  const button = (event.target as Element).closest<HTMLElement>('#root button');
  if (isOver || !button || button.ariaDisabled === 'true') return;
  event.preventDefault();
  watchdog.pressed ??= button;
  watchdog.pressed.dataset['pressed'] = '';
});

const watchdog: Watchdog = {
  fail,
  takeOver() {
    if (isOver) return false;
    isOver = true;
    clearTimeout(nextAttempt);
    notice()?.remove();
    return true;
  },
};
globalThis.koshaWatchdog = watchdog;
