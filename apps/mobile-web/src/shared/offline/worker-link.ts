import { whenIdle } from '@kosha/ui';
import { create } from 'zustand';
import { trustedScriptUrl } from '../browser/trusted-types.ts';
import { shownLanguage } from '../i18n/shown-language.ts';
import { serviceWorkerUrl, type WorkerRequestMessage } from './protocol.ts';

/**
 * Resolves when the service worker is active. Undefined before the registration starts, and after
 * it failed.
 */
let ready: Promise<ServiceWorkerRegistration> | undefined;

/** Returns undefined on insecure origins and in some private windows. */
const container = () => navigator.serviceWorker as ServiceWorkerContainer | undefined;

/**
 * Registers the worker when the page is idle, so that the worker does not delay the first requests.
 */
export function startWorker(hasStarted: Promise<void>): void {
  const isIdle = new Promise<void>((resolve) => {
    const isLoaded = document.readyState === 'complete';
    if (isLoaded) whenIdle(resolve);
    else window.addEventListener('load', () => whenIdle(resolve));
  });
  ready = Promise.all([hasStarted, isIdle]).then(async () => {
    const workers = container();
    if (!workers) throw new Error('This browser has no service workers');
    watchForUpdates(workers, await workers.register(trustedScriptUrl(serviceWorkerUrl)));
    return workers.ready;
  });
  // If the registration fails, the app still works, but not offline.
  ready.then(reportFiles, () => (ready = undefined));
}

/** True if a newer version is waiting, or if another tab has activated that version. */
export const useHasNewVersion = create(() => false);

function watchForUpdates(
  workers: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
): void {
  let isControlled = workers.controller !== null;
  const note = () => useHasNewVersion.setState(true, true);
  const checkWaiting = () => {
    // A browser's first worker replaces no older worker, so there is no update.
    if (registration.waiting && isControlled) note();
  };
  checkWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', checkWaiting);
  });
  workers.addEventListener('controllerchange', () => {
    if (isControlled) note();
    isControlled = true;
  });
}

export async function updateAndReload(): Promise<void> {
  const workers = container();
  const registration = await workers?.getRegistration();
  const waiting = registration?.waiting;
  if (workers && waiting && !(await waitForTakeover(workers, waiting)))
    await registration.unregister();
  window.location.reload();
}

let isChanging = false;

/**
 * Resolves to false after five seconds. In Chrome, a takeover may take five minutes, because the
 * older worker first finishes its events.
 */
async function waitForTakeover(
  workers: ServiceWorkerContainer,
  waiting: ServiceWorker,
): Promise<boolean> {
  isChanging = true;
  return new Promise<boolean>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(true), { once: true });
    setTimeout(() => resolve(false), takeOverMs);
    post(workers.controller, { kind: 'makeWay' });
    post(waiting, { kind: 'takeOver' });
  });
}

const takeOverMs = 5000;

function post(worker: ServiceWorker | null | undefined, message: WorkerRequestMessage): void {
  // The `postMessage` of a worker takes no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker?.postMessage(message);
}

/** Sends nothing during an update, because a message would keep the old worker alive. */
export function postToWorker(message: WorkerRequestMessage): void {
  if (isChanging) return;
  const controller = container()?.controller;
  if (controller) post(controller, message);
  else ready?.then(({ active }) => post(active, message)).catch(() => {});
}

function reportFiles(): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  // The HTML inlines some style sheets and disables their `<link>`, so the page does not load these
  // files. The worker must still cache them, because other pages load them.
  const styles = [...document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')];
  postToWorker({ kind: 'loaded', urls: [...loaded, ...styles.map(({ href }) => href)] });
  precacheFiles();
}

export function precacheFiles(): void {
  if (!savesData()) postToWorker({ kind: 'fetchAhead', language: shownLanguage() });
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
