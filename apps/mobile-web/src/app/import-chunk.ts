import { loadTextsOf } from '../shared/language/load-texts.ts';

/** What a chunk has of texts in another language: beside its English (1), or instead of it (2). */
export type TextsMark = 1 | 2;

/** How often each chunk did not come. */
const failures = new Map<string, number>();

/**
 * Imports a chunk of the build, by its address beside the chunk `from`. A browser keeps a failed module
 * for the life of the page, WebKit of the tab, so each further attempt asks under another address. Texts
 * of the chunk in another language, if it has some, come with it; without them a chunk that has no English has not come.
 */
async function importChunk(file: string, from: string, texts?: TextsMark): Promise<unknown> {
  const address = new URL(file, from).href;
  const failed = failures.get(address) ?? 0;
  try {
    const [chunk] = await Promise.all([
      import(/* @vite-ignore */ failed === 0 ? address : `${address}?again=${failed}`),
      texts && loadTextsOf(address, texts > 1),
    ]);
    return chunk;
  } catch (cause) {
    failures.set(address, failed + 1);
    throw cause;
  }
}

/** `build/retry-imports.ts` puts calls of this in place of the build's own. */
Object.assign(globalThis, { koshaImport: importChunk });
