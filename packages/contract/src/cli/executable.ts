import { run } from './run.ts';

/**
 * Replaces `main.ts` in the standalone executable, which is CommonJS and therefore has no top-level
 * `await`.
 */
async function main(): Promise<void> {
  const { exitCode, stdout, stderr } = await run(process.argv.slice(2));
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = exitCode;
}

void main();
