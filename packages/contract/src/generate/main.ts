import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleContract, repositoryRoot } from '../contract/load.ts';
import { renderGenerated } from './render.ts';

const outputFolder = join(repositoryRoot, 'packages/api-client/src/__generated__');

const files = Object.entries(await renderGenerated(await bundleContract()));

async function staleFiles(): Promise<string[]> {
  const current = await Promise.all(
    files.map(([name]) => readFile(join(outputFolder, name), 'utf8').catch(() => '')),
  );
  return files.filter(([, content], index) => current[index] !== content).map(([name]) => name);
}

if (process.argv.includes('--check')) {
  const stale = await staleFiles();
  if (stale.length > 0) {
    console.error(`Stale: ${stale.join(', ')}. Run \`pnpm contract:generate\` and commit.`);
    process.exitCode = 1;
  }
} else {
  await mkdir(outputFolder, { recursive: true });
  await Promise.all(files.map(([name, content]) => writeFile(join(outputFolder, name), content)));
}
