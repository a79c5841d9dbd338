import { run } from './run.ts';

/**
 * Starts the standalone executable. Unlike `main.ts`, this file is CommonJS, which lacks top-level
 * await.
 */
async function main(): Promise<void> {
  const { exitCode, stdout, stderr } = await run(process.argv.slice(2));
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = exitCode;
}

void main();
