import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const build = (env: Record<string, string>) => run('build.ts', env);

const run = (script: string, env: Record<string, string>) =>
  new Promise<{ exitCode: number; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, script)],
      { env: { ...process.env, ...env } },
      (_, __, output) => resolve({ exitCode: child.exitCode ?? -1, output }),
    );
  });

it.each([
  [{ BRAND: '/nowhere/at/all' }, 'BRAND=/nowhere/at/all: there is no folder /nowhere/at/all.'],
  [
    { API_ORIGIN: 'http://api.lender.example' },
    'must be https: tokens and numbers of people go there.',
  ],
  [
    { API_ORIGIN: 'https://api.lender.example/v2' },
    'must be an origin alone: https://api.lender.example. The app adds /api1 itself.',
  ],
  [
    { PUBLIC_ORIGIN: 'https://apps.example/loans' },
    'must be an origin alone: https://apps.example. The app needs a host of its own: two apps on one would share what browsers keep.',
  ],
])('a build with %j stops with a message before building anything', async (env, says) => {
  const { exitCode, output } = await build(env);
  expect(exitCode).toBe(1);
  expect(output.trim().split('\n')).toEqual([expect.stringContaining(says)]);
});

it('development with a missing brand folder stops with a message before starting anything', async () => {
  const { exitCode, output } = await run('dev.ts', { BRAND: '/nowhere/at/all' });
  expect(exitCode).toBe(1);
  expect(output.trim()).toBe('BRAND=/nowhere/at/all: there is no folder /nowhere/at/all.');
});
