/**
 * `pnpm contract:bench`: the processor time, user and system together, that the tool takes for a contract of 4 MB, each
 * command in a process of its own, and for 815 small pairs in one. Time says little while others use the machine.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cases } from '../src/diff/verdicts/cases.ts';
import { largeContract } from './large-contract.ts';

const pairs = 815;
const runs = 3;

const folder = mkdtempSync(join(tmpdir(), 'contract-bench-'));
const large = join(folder, 'large.json');
const largeText = largeContract();
writeFileSync(large, largeText);
const rounds = Array.from({ length: Math.ceil(pairs / cases.length) }, () => cases).flat();
for (const [at, { before, after }] of rounds.slice(0, pairs).entries()) {
  writeFileSync(join(folder, `${at}-old.json`), JSON.stringify(before));
  writeFileSync(join(folder, `${at}-new.json`), JSON.stringify(after));
}

const measured: readonly [what: string, file: string, args: string[], mostSeconds: number][] = [
  ['lint 4 MB', 'command.ts', ['lint', large], 3],
  ['diff 4 MB with itself', 'command.ts', ['diff', large, large], 4],
  ['assumptions of 4 MB', 'command.ts', ['assumptions', '--api', large], 4],
  [`diff ${pairs} pairs`, 'pairs.ts', [folder, String(pairs)], 7],
];

console.log(
  `${(largeText.length / 1e6).toFixed(1)} MB, the least of ${runs} runs, Node ${process.version}`,
);
for (const [what, file, args, mostSeconds] of measured) {
  const seconds = Math.min(...Array.from({ length: runs }, () => cpuSeconds(file, args)));
  if (seconds > mostSeconds) process.exitCode = 1;
  const isFine = seconds <= mostSeconds ? 'within' : 'ABOVE';
  console.log(`${what.padEnd(24)} ${seconds.toFixed(2)} s, ${isFine} ${mostSeconds} s`);
}
rmSync(folder, { recursive: true });

/** What a process of its own says that it has used. */
function cpuSeconds(file: string, args: readonly string[]): number {
  const said = execFileSync(process.execPath, [join(import.meta.dirname, file), ...args]);
  return Number(said.toString('utf8'));
}
