/** After this time, the page reloads even if a module is still loading. */
const maxWaitMs = 5_000;

/**
 * If a module failed to load, WebKit repeats the failure after a reload, because its memory cache
 * contains the failed module. Fetching all modules first replaces this cache entry.
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
