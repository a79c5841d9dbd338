import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TextsMark } from '../src/app/import-chunk.ts';

/** Undefined for a chunk without texts. */
type TextsOf = (chunk: string) => TextsMark | undefined;

/** `import("./chunk.js")`, in any quotes. */
const chunkImport = /\bimport\((["'`]\.\/([\w.-]+\.js)["'`])\)/g;

/**
 * Lets `src/app/import-chunk.ts` make every import of a chunk, so that a failed one can be made again, and that the texts of
 * a chunk which has some come with it. `textsOf` says what that is told of them.
 */
export async function retryImports(outputFolder: string, textsOf: TextsOf): Promise<void> {
  const folder = join(outputFolder, 'assets');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const counts = await Promise.all(scripts.map((name) => rewrite(join(folder, name), textsOf)));
  if (!counts.some((count) => count > 0)) throw new Error('The build imports no chunk');
}

/** Returns how many imports were found. */
async function rewrite(file: string, textsOf: TextsOf): Promise<number> {
  const code = await readFile(file, 'utf8');
  const found = code.match(chunkImport)?.length ?? 0;
  if (found > 0)
    await writeFile(
      file,
      code.replace(
        chunkImport,
        (_, address: string, chunk: string) =>
          `koshaImport(${[address, 'import.meta.url', textsOf(chunk) ?? []].flat().join()})`,
      ),
    );
  return found;
}
