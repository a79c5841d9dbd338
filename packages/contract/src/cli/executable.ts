import { run } from './run.ts';

/** The entry of the executable, which carries Node: as `main.ts`, but in CommonJS, which cannot wait outside of a function. */
async function main(): Promise<void> {
  const { exitCode, stdout, stderr } = await run(process.argv.slice(2));
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = exitCode;
}

void main();
