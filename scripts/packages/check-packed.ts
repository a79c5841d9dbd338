import { dirname } from 'node:path';
import { mustRunIn } from './run-in.ts';

/** What others check packages with before they take them; downloaded, so that no install needs them. */
const checks = [
  ['publint@0.3.25', 'run', '--strict'],
  // These packages are modules only, and a file of styles has no types.
  ['@arethetypeswrong/cli@0.18.5', '--profile=esm-only', '--exclude-entrypoints=styles.css'],
] as const;

/** Checks a packed file: its entries, what they lead to, and their types. Throws on any problem. */
export function checkPacked(file: string): void {
  for (const check of checks) mustRunIn(dirname(file), 'npx', '-y', ...check, file);
}
