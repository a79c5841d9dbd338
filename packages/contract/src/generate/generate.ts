import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { bundleContract, type ContractDocument, listOperations } from '../contract/load.ts';
import { generatedFileHeader, renderGeneratedFiles } from './render.ts';
import type { Refusals } from '../document/expand-response.ts';
import { examplesOf } from '../exchange/error-codes.ts';

function renderRefusals(contract: ContractDocument, refusals: Refusals): string {
  const operations = listOperations(contract);
  const ofRules = Object.entries(refusals).filter(([, { code }]) => code > 0);
  const rows = ofRules.map(([name, { code, msg }]) => {
    const listing = operations.filter((entry) => Object.hasOwn(examplesOf(entry), name));
    const row = { code, msg, of: listing.map(({ operationId }) => operationId) };
    return `  ${name}: ${JSON.stringify(row)},`;
  });
  return [generatedFileHeader, 'export const listedRefusals = {', ...rows, '} as const;', ''].join(
    '\n',
  );
}

interface Options {
  contract: string;
  output: string;
  check: boolean;
}

/** With `check`, only compares the files, and throws an error with the names of stale ones. */
export async function generateFiles({ contract, output, check }: Options): Promise<void> {
  const document = await bundleContract(contract);
  const refusals = parse(await readFile(join(dirname(contract), 'refusals.yaml'), 'utf8'));
  const files = Object.entries({
    ...(await renderGeneratedFiles(document)),
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
