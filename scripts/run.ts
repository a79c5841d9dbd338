import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

export const repositoryRoot = join(import.meta.dirname, '..');

const quietTools = {
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  REDOCLY_TELEMETRY: 'off',
  DO_NOT_TRACK: '1',
};

/** With Node's compile cache, a large program starts with a fifth less CPU time. */
const compiled = { NODE_COMPILE_CACHE: join(repositoryRoot, 'node_modules/.cache/node') };

export interface RunResult {
  exitCode: number;
}

export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<RunResult> {
  return ended(start(command, args, env, 'inherit'));
}

/** `yields` means low CPU priority. */
export async function runQuietly(
  command: string,
  args: readonly string[],
  { env = {}, yields = false }: { env?: Record<string, string>; yields?: boolean } = {},
): Promise<RunResult & { output: string }> {
  const child = start(command, args, env, ['ignore', 'pipe', 'pipe']);
  if (yields && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const parts: Buffer[] = [];
  child.stdout?.on('data', (part: Buffer) => parts.push(part));
  child.stderr?.on('data', (part: Buffer) => parts.push(part));
  const run = await ended(child);
  return { ...run, output: Buffer.concat(parts).toString('utf8') };
}

function start(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  stdio: StdioOptions,
): ChildProcess {
  const child = spawn(command, args, {
    cwd: repositoryRoot,
    stdio,
    env: { ...compiled, ...process.env, ...quietTools, ...env },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const pass = () => child.kill(signal);
    process.once(signal, pass);
    child.once('close', () => process.off(signal, pass));
  }
  return child;
}

function ended(child: ChildProcess): Promise<RunResult> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve({ exitCode: 127 });
    });
    child.once('close', (code) => resolve({ exitCode: code ?? 1 }));
  });
}

export const binPath = (name: string): string => join(repositoryRoot, 'node_modules/.bin', name);
