import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const repositoryRoot = join(import.meta.dirname, '..');

/** Keeps tools from calling home or asking questions. */
const quietTools = {
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  REDOCLY_TELEMETRY: 'off',
  DO_NOT_TRACK: '1',
};

export interface Run {
  exitCode: number;
}

/** Runs a command with the terminal's own output; resolves with its exit code. */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Run> {
  const child = spawn(command, args, {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, ...quietTools, ...env },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => child.kill(signal));
  }
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve({ exitCode: 127 });
    });
    child.once('exit', (code) => resolve({ exitCode: code ?? 1 }));
  });
}

/** A tool that is installed at the root. */
export const bin = (name: string): string => join(repositoryRoot, 'node_modules/.bin', name);
