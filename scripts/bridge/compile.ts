/**
 * `pnpm bridge:compile` compiles the generated Kotlin and Swift types of the native bridge. Exits 1
 * if a file does not compile. Skips a language without an installed compiler, and says so.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../run.ts';

const folder = mkdtempSync(join(tmpdir(), 'bridge-'));
const languages = [
  {
    program: 'kotlinc',
    file: 'openapi/bridge/kotlin/KoshaBridge.kt',
    options: ['-d', join(folder, 'bridge.jar')],
  },
  { program: 'swiftc', file: 'openapi/bridge/swift/KoshaBridge.swift', options: ['-typecheck'] },
];

for (const { program, file, options } of languages) {
  const { error, status } = spawnSync(program, [join(repositoryRoot, file), ...options], {
    stdio: 'inherit',
  });
  if (status !== 0 && error === undefined) process.exitCode = 1;
  const output = error
    ? `not compiled: this machine has no ${program}`
    : status === 0
      ? 'compiles'
      : 'refused';
  console.log(`${file}: ${output}`);
}
rmSync(folder, { recursive: true });
