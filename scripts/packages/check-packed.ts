import { execFileSync } from 'node:child_process';

/** What others check packages with before they take them; downloaded, so that no install needs them. */
const checks = [
  ['publint@0.3.25', 'run', '--strict'],
  // These packages are modules only, and a file of styles has no types.
  ['@arethetypeswrong/cli@0.18.5', '--profile=esm-only', '--exclude-entrypoints=styles.css'],
] as const;

/** Checks a packed file: its entries, what they lead to, and their types. Throws on any problem. */
export function checkPacked(file: string): void {
  for (const check of checks) execFileSync('npx', ['-y', ...check, file], { stdio: 'pipe' });
}
