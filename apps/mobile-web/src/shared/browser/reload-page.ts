/**
 * The maximum time for fetching the modules. After this time, the page is reloaded nevertheless,
 * because the slow module may not be the one that failed.
 */
const maxWaitMs = 5_000;

/**
 * Reloads the page. WebKit would use a failed module again from its memory cache. Therefore all
 * modules are fetched first; those that did not fail come from the HTTP cache.
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
