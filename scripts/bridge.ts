import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readBridge } from './bridge/read-schemas.ts';
import { renderBridge } from './bridge/render.ts';

/** With `--check`, the script reports outdated generated files, but does not write them. */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const repository = join(import.meta.dirname, '..');

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

const files = Object.entries(renderBridge(readBridge()));
const stale = files.filter(([name, content]) => read(join(repository, name)) !== content);
if (!values.check) {
  for (const [name, content] of stale) {
    mkdirSync(dirname(join(repository, name)), { recursive: true });
    writeFileSync(join(repository, name), content);
  }
} else if (stale.length > 0) {
  console.error(
    `Stale: ${stale.map(([name]) => name).join(', ')}. Run \`pnpm bridge:generate\` and commit.`,
  );
  process.exitCode = 1;
}
