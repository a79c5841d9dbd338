/** How long files may take; a reload helps also without them, if it was another one that failed. */
const maxWaitMs = 5_000;

/**
 * Reloads the page. WebKit takes a module that failed to load from its memory cache even then, so
 * each one of the page is fetched first; those that had loaded come from the browser's cache.
 */
export async function reloadPage(): Promise<void> {
  const modules = document.querySelectorAll('script[src], link[rel=modulepreload]');
  const addresses = [...modules].map(
    (module) => module.getAttribute('src') ?? module.getAttribute('href') ?? '',
  );
  const fetched = Promise.allSettled(addresses.map((address) => fetch(address)));
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
  location.reload();
}
