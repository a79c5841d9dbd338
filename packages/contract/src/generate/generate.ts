import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { bundleContract } from '../contract/load.ts';
import { renderGenerated } from './render.ts';
import { renderRefusals } from './render-refusals.ts';

interface Options {
  contract: string;
  /** The root of the repository. */
  output: string;
  /** Writes nothing. */
  check: boolean;
}

/** Writes the generated files. @throws Error naming unreadable or, with `check`, stale files */
export async function generate({ contract, output, check }: Options): Promise<void> {
  const document = await bundleContract(contract);
  const refusals = parse(await readFile(join(dirname(contract), 'refusals.yaml'), 'utf8'));
  const files = Object.entries({
    ...(await renderGenerated(document)),
    'apps/sandbox-api/src/refusals/__generated__/refusals.ts': renderRefusals(document, refusals),
  });
  const folder = resolve(output);
  if (check) return failOnStale(files, folder);
  for (const [name, content] of files) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

async function failOnStale(
  files: readonly [name: string, content: string][],
  folder: string,
): Promise<void> {
  const current = await Promise.all(
    files.map(([name]) => readFile(join(folder, name), 'utf8').catch(() => undefined)),
  );
  const stale = files.filter(([, content], index) => current[index] !== content);
  if (stale.length === 0) return;
  const names = stale.map(([name]) => name).join(', ');
  throw new Error(`Stale: ${names}. Run \`pnpm contract:generate\` and commit.`);
}
