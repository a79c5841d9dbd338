import { whenIdle } from '@kosha/ui';
import { trustedScriptUrl } from '../trusted-types.ts';
import { workerAddress, type ToWorker } from './protocol.ts';

/** Resolves when the worker is active; undefined if there will be none. */
let ready: Promise<ServiceWorkerRegistration> | undefined;

/** Missing on insecure origins and in some private windows. */
const container = () => navigator.serviceWorker as ServiceWorkerContainer | undefined;

/** Registers the worker once the page has loaded and is idle. */
export function startWorker(): void {
  ready = new Promise<void>((resolve) => {
    window.addEventListener('load', () => whenIdle(resolve));
  }).then(async () => {
    const workers = container();
    if (!workers) throw new Error('This browser has no service workers');
    await workers.register(trustedScriptUrl(workerAddress));
    return workers.ready;
  });
  // Without a worker the app works too, only not offline.
  ready.then(reportLoaded, () => (ready = undefined));
}

/** Sends the message at once if the worker controls the page already, else when it is active. */
export function tellWorker(told: ToWorker): void {
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const tell = (worker: ServiceWorker | null) => worker?.postMessage(told);
  const controller = container()?.controller;
  if (controller) tell(controller);
  else ready?.then(({ active }) => tell(active)).catch(() => {});
}

function reportLoaded(): void {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  tellWorker({ kind: 'loaded', urls });
}
