import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInOrThrow, runIn, type ProgramResult } from './run-in.ts';

export interface EmptyFolder {
  path: string;
  write: (file: string, text: string) => void;
  install: (...packages: readonly string[]) => void;
  /** Installed programs come first on the PATH. */
  run: (program: string, ...args: readonly string[]) => ProgramResult;
}

export async function inEmptyFolder(work: (folder: EmptyFolder) => Promise<void>): Promise<void> {
  const path = mkdtempSync(join(tmpdir(), 'kosha-package-'));
  try {
    await work(emptyFolder(path));
  } finally {
    rmSync(path, { recursive: true });
  }
}

function emptyFolder(path: string): EmptyFolder {
  const bin = join(path, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}` };
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), text);
  };
  write('package.json', '{ "private": true, "type": "module" }');
  return {
    path,
    write,
    install(...packages) {
      const options = ['--no-audit', '--no-fund', '--loglevel=error'];
      runInOrThrow(path, 'npm', 'install', ...options, 'node@20', ...packages);
    },
    run: (program, ...args) => runIn(path, program, args, env),
  };
}

export function expectThat(isTrue: boolean, what: string, found = ''): void {
  if (!isTrue) throw new Error(`Expected: ${what}\n${found}`);
  console.log(`✓ ${what}`);
}
