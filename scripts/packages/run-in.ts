import { spawnSync } from 'node:child_process';

export interface ProgramResult {
  code: number;
  stdout: string;
  stderr: string;
}

export function runIn(
  folder: string,
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): ProgramResult {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  if (error) throw error;
  return { code: status ?? 1, stdout, stderr };
}

export function runInOrThrow(folder: string, program: string, ...args: readonly string[]): void {
  const { code, stdout, stderr } = runIn(folder, program, args);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
}
