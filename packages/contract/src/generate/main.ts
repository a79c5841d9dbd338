import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleContract, contractFile, repositoryRoot } from '../contract/load.ts';
import { renderGenerated } from './render.ts';

const { values: options } = parseArgs({
  options: {
    /** Writes nothing; fails when a generated file is stale. */
    check: { type: 'boolean', default: false },
    contract: { type: 'string', default: contractFile },
    /** The folder that holds our packages. */
    output: { type: 'string', default: join(repositoryRoot, 'packages') },
  },
});

const outputFolder = resolve(options.output);

async function generate(): Promise<void> {
  const files = Object.entries(await renderGenerated(await bundleContract(options.contract)));
  if (options.check) return failOnStale(files);
  for (const [name, content] of files) {
    const file = join(outputFolder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

async function failOnStale(files: [name: string, content: string][]): Promise<void> {
  const current = await Promise.all(
    files.map(([name]) => readFile(join(outputFolder, name), 'utf8').catch(() => undefined)),
  );
  const stale = files.filter(([, content], index) => current[index] !== content);
  if (stale.length === 0) return;
  const names = stale.map(([name]) => name).join(', ');
  throw new Error(`Stale: ${names}. Run \`pnpm contract:generate\` and commit.`);
}

await generate().catch((cause: Error) => {
  console.error(cause.message);
  process.exitCode = 1;
});
