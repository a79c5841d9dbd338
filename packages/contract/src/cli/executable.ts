import { run } from './run.ts';

/**
 * Entry point of the standalone executable. Unlike `main.ts` it is CommonJS, which has no top-level
 * await.
 */
async function main(): Promise<void> {
  const { exitCode, stdout, stderr } = await run(process.argv.slice(2));
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = exitCode;
}

void main();
