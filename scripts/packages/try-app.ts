/**
 * `pnpm packages:try`: packs the five packages, checks the packed files, and installs them with Node 20 into empty
 * apps: Vite, a page rendered on a server, TypeScript at its strictest, Next. Each is type-checked, built and used in
 * Chromium. `pnpm packages:try next bill` tries these two alone. Downloads from the registry, so it is no part of the tests.
 */
import { dirname } from 'node:path';
import { inEmptyFolder } from './empty-folder.ts';
import { pack, packageNames } from './pack.ts';
import { mustRunIn } from './run-in.ts';
import { tryAll } from './try-all.ts';
import { tryBill } from './try-bill.ts';
import { tryNext } from './try-next.ts';
import { tryStrict } from './try-strict.ts';
import { tryVite } from './try-vite.ts';

/** What others check packages with before they take them; downloaded, so that no install needs them. */
const checks = [
  ['publint@0.3.25', 'run', '--strict'],
  // These packages are modules only; files of styles and of data have no types.
  [
    '@arethetypeswrong/cli@0.18.5',
    '--profile=esm-only',
    '--exclude-entrypoints=styles.css',
    '--exclude-entrypoints=bom.json',
  ],
] as const;

/** Checks a packed file: its entries, what they lead to, and their types. Throws on any problem. */
function checkPacked(file: string): void {
  for (const check of checks) mustRunIn(dirname(file), 'npx', '-y', ...check, file);
}

/** Each in an empty folder of its own. */
const tries = { vite: tryVite, strict: tryStrict, next: tryNext, bill: tryBill } as const;
const wanted = process.argv.slice(2);

await inEmptyFolder(async ({ path }) => {
  const packed = packageNames.map((name) => pack(name, path));
  packed.forEach(checkPacked);
  console.log(`✓ ${packed.length} packages are packed, and publint and attw find nothing`);
  const formEngine = packed.at(packageNames.indexOf('form-engine')) ?? '';
  for (const [name, attempt] of Object.entries(tries)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    await inEmptyFolder((folder) => attempt(folder, formEngine));
  }
  if (wanted.length === 0) await inEmptyFolder((folder) => tryAll(folder, packed));
});
