import { run } from './run.ts';

/** The standalone executable is CommonJS, which has no top-level `await`; `main.ts` is a module. */
async function main(): Promise<void> {
  const { exitCode, stdout, stderr } = await run(process.argv.slice(2));
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = exitCode;
}

void main();
