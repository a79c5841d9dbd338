/**
 * `pnpm packages:try` packs and checks the packages, and runs the form engine's examples in an
 * empty Vite app with Node 20 and Chromium. Not part of the tests, because of its downloads.
 */
import { dirname } from 'node:path';
import { inEmptyFolder } from './empty-folder.ts';
import { packPackage, packageNames } from './pack.ts';
import { runInOrThrow } from './run-in.ts';
import { testInViteApp } from './try-vite.ts';

/** npx downloads these checks, so they are no dependencies. */
const checks = [
  ['publint@0.3.25', 'run', '--strict'],
  // Packages are ESM only, and stylesheets have no types.
  ['@arethetypeswrong/cli@0.18.5', '--profile=esm-only', '--exclude-entrypoints=styles.css'],
] as const;

function checkPacked(file: string): void {
  for (const check of checks) runInOrThrow(dirname(file), 'npx', '-y', ...check, file);
}

await inEmptyFolder(async ({ path }) => {
  const packed = packageNames.map((name) => packPackage(name, path));
  packed.forEach(checkPacked);
  console.log(`✓ ${packed.length} packages are packed, and publint and attw find nothing`);
  const formEngine = packed.at(packageNames.indexOf('form-engine')) ?? '';
  await inEmptyFolder((folder) => testInViteApp(folder, formEngine));
});
