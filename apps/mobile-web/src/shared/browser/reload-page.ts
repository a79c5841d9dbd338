/**
 * The maximum time for fetching the modules. After it the page reloads anyway, because the failed
 * module may be another one.
 */
const maxWaitMs = 5_000;

/**
 * Reloads the page. WebKit would reuse a failed module from its memory cache, so each module is
 * fetched first; the others come from the HTTP cache.
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
