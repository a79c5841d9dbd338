import { loadTextsOf } from '../shared/language/load-texts.ts';

/** How often each chunk did not come. */
const failures = new Map<string, number>();

/**
 * Imports a chunk of the build, by its address beside the chunk `from`. A browser keeps a failed module
 * for the life of the page, WebKit of the tab, so each further attempt asks under another address. Texts
 * of the chunk in another language, if it has some, come with it.
 */
async function importChunk(file: string, from: string, hasTexts?: 1): Promise<unknown> {
  const address = new URL(file, from).href;
  const failed = failures.get(address) ?? 0;
  try {
    const [chunk] = await Promise.all([
      import(/* @vite-ignore */ failed === 0 ? address : `${address}?again=${failed}`),
      hasTexts && loadTextsOf(address),
    ]);
    return chunk;
  } catch (cause) {
    failures.set(address, failed + 1);
    throw cause;
  }
}

/** `build/retry-imports.ts` puts calls of this in place of the build's own. */
Object.assign(globalThis, { koshaImport: importChunk });
