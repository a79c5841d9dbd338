import { whenIdle } from '@kosha/ui';
import { create } from 'zustand';
import { trustedScriptUrl } from '../browser/trusted-types.ts';
import { shownLanguage } from '../i18n/shown-language.ts';
import { workerAddress, type ToWorker } from './protocol.ts';

/** Resolves when the worker is active; undefined if there will be none. */
let ready: Promise<ServiceWorkerRegistration> | undefined;

/** Missing on insecure origins and in some private windows. */
const container = () => navigator.serviceWorker as ServiceWorkerContainer | undefined;

/**
 * Registers the worker once the app has started and the page has loaded and is idle. Messages sent before
 * that wait for it, so that the answers of the first screen come sooner.
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
    watchForUpdates(workers, await workers.register(trustedScriptUrl(workerAddress)));
    return workers.ready;
  });
  // Without a worker the app works too, only not offline.
  ready.then(reportFiles, () => (ready = undefined));
}

/** True once a newer version waits, or another tab has changed to it. */
export const useNewVersion = create(() => false);

function watchForUpdates(
  workers: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
): void {
  let isControlled = workers.controller !== null;
  const note = () => useNewVersion.setState(true, true);
  const lookForWaiting = () => {
    // The first worker of a browser replaces nobody.
    if (registration.waiting && isControlled) note();
  };
  lookForWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', lookForWaiting);
  });
  workers.addEventListener('controllerchange', () => {
    if (isControlled) note();
    isControlled = true;
  });
}

/** Changes to the newer version, which loads the page again. */
export async function takeNewVersion(): Promise<void> {
  const workers = container();
  const registration = await workers?.getRegistration();
  const waiting = registration?.waiting;
  if (workers && waiting && !(await takesOver(workers, waiting))) await registration.unregister();
  window.location.reload();
}

let isChanging = false;

/**
 * Whether the waiting worker took over in time. A browser lets the older one end its work first, and starts it again for
 * whatever the page asks meanwhile: Chrome then waits for up to five minutes, and so does a page that is loaded again.
 * Without a registration the page comes from the server, and registers the newer worker itself.
 */
async function takesOver(
  workers: ServiceWorkerContainer,
  waiting: ServiceWorker,
): Promise<boolean> {
  isChanging = true;
  return new Promise<boolean>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(true), { once: true });
    setTimeout(() => resolve(false), takeOverMs);
    tell(workers.controller, { kind: 'makeWay' });
    tell(waiting, { kind: 'takeOver' });
  });
}

const takeOverMs = 5000;

function tell(worker: ServiceWorker | null | undefined, told: ToWorker): void {
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker?.postMessage(told);
}

/**
 * At once where the worker controls the page already, else when it is active. Nothing while it makes way for a newer
 * one: a message would keep it, and the newer one forgets the answers anyway.
 */
export function tellWorker(told: ToWorker): void {
  if (isChanging) return;
  const controller = container()?.controller;
  if (controller) tell(controller, told);
  else ready?.then(({ active }) => tell(active, told)).catch(() => {});
}

function reportFiles(): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  // Some came in the page; the same screen on another page needs their file.
  const styles = [...document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')];
  tellWorker({ kind: 'loaded', urls: [...loaded, ...styles.map(({ href }) => href)] });
  fetchAhead();
}

/** Lets the worker fetch what other screens need in the language that is shown, so that they open offline. */
export function fetchAhead(): void {
  if (!savesData()) tellWorker({ kind: 'fetchAhead', language: shownLanguage() });
}

/** Whether the person asked the browser to load no more than is needed. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
