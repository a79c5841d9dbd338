/** Runs `contract` with these arguments, as its entry does, and says what it used instead of what it found. */
import { run } from '../src/cli/run.ts';
import { printUsed } from './used.ts';

const { exitCode, stderr } = await run(process.argv.slice(2));
if (exitCode === 2) throw new Error(stderr);
printUsed();
