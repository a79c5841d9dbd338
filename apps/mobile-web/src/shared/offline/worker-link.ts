import { whenIdle } from '@kosha/ui';
import { create } from 'zustand';
import { trustedScriptUrl } from '../browser/trusted-types.ts';
import { shownLanguage } from '../i18n/shown-language.ts';
import { workerAddress, type ToWorker } from './protocol.ts';

/** Resolves when the worker is active; undefined if none will be registered. */
let ready: Promise<ServiceWorkerRegistration> | undefined;

/** Undefined on insecure origins and in some private windows. */
const container = () => navigator.serviceWorker as ServiceWorkerContainer | undefined;

/**
 * Registers the worker once the app has started and the page is idle, so that it does not delay the
 * first screen's requests. Messages sent earlier wait for it.
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
  // Without a worker the app still works, but not offline.
  ready.then(reportFiles, () => (ready = undefined));
}

/** True once a newer version is waiting, or another tab has activated it. */
export const useNewVersion = create(() => false);

function watchForUpdates(
  workers: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
): void {
  let isControlled = workers.controller !== null;
  const note = () => useNewVersion.setState(true, true);
  const lookForWaiting = () => {
    // A browser's first worker replaces none.
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

/** Activates the newer version and reloads the page. */
export async function takeNewVersion(): Promise<void> {
  const workers = container();
  const registration = await workers?.getRegistration();
  const waiting = registration?.waiting;
  if (workers && waiting && !(await takesOver(workers, waiting))) await registration.unregister();
  window.location.reload();
}

let isChanging = false;

/**
 * Whether the waiting worker activates in time. The older one first finishes its events, and new
 * requests restart it, so Chrome may wait up to five minutes, as does a reload. Without a
 * registration the page loads from the server and registers the newer worker.
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

function tell(worker: ServiceWorker | null | undefined, message: ToWorker): void {
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker?.postMessage(message);
}

/**
 * Sends at once if a worker controls the page, otherwise when it is active. Sends nothing during an
 * update: a message would keep the old worker alive, and the new one drops the cache anyway.
 */
export function postToWorker(message: ToWorker): void {
  if (isChanging) return;
  const controller = container()?.controller;
  if (controller) tell(controller, message);
  else ready?.then(({ active }) => tell(active, message)).catch(() => {});
}

function reportFiles(): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  // Some styles are inlined in the page; other pages of the same screen need their file.
  const styles = [...document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')];
  postToWorker({ kind: 'loaded', urls: [...loaded, ...styles.map(({ href }) => href)] });
  fetchAhead();
}

/** Prefetches other screens in the current language, so that they open offline. */
export function fetchAhead(): void {
  if (!savesData()) postToWorker({ kind: 'fetchAhead', language: shownLanguage() });
}

/** Whether the user has turned on the browser's data saver. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
