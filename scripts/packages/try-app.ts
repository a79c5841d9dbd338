/**
 * `pnpm packages:try`: packs the packages, checks the tarballs, and runs the form engine's examples
 * as a consumer would: in an empty Vite app with Node 20, strict TypeScript and Chromium. Not part
 * of the tests, because it downloads from the registry.
 */
import { dirname } from 'node:path';
import { inEmptyFolder } from './empty-folder.ts';
import { pack, packageNames } from './pack.ts';
import { mustRunIn } from './run-in.ts';
import { tryVite } from './try-vite.ts';

/** Checks of packages before publishing. Downloaded by npx instead of installed as dependencies. */
const checks = [
  ['publint@0.3.25', 'run', '--strict'],
  // The packages are ESM only, and stylesheets have no types.
  ['@arethetypeswrong/cli@0.18.5', '--profile=esm-only', '--exclude-entrypoints=styles.css'],
] as const;

/** Checks a tarball: its entries, their targets and types. Throws on any problem. */
function checkPacked(file: string): void {
  for (const check of checks) mustRunIn(dirname(file), 'npx', '-y', ...check, file);
}

await inEmptyFolder(async ({ path }) => {
  const packed = packageNames.map((name) => pack(name, path));
  packed.forEach(checkPacked);
  console.log(`✓ ${packed.length} packages are packed, and publint and attw find nothing`);
  const formEngine = packed.at(packageNames.indexOf('form-engine')) ?? '';
  await inEmptyFolder((folder) => tryVite(folder, formEngine));
});
