import { filesCache } from './caches.ts';

/** Deletes the pages that the worker keeps: they name files that are gone, and not every browser tells it of a reload. */
export async function forgetPages(): Promise<void> {
  try {
    const cache = await caches.open(filesCache);
    const kept = await cache.keys();
    const pages = kept.filter(({ url }) => !new URL(url).pathname.startsWith('/assets/'));
    await Promise.all(pages.map((page) => cache.delete(page)));
  } catch {
    // Without a cache nothing is kept.
  }
}
