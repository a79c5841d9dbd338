#!/usr/bin/env node
import module from 'node:module';

// The compile cache halves the start time of small commands. Node 20 lacks it and cannot import it
// by name.
(module.enableCompileCache as (() => unknown) | undefined)?.();
const { run } = await import('./run.ts');
const { exitCode, stdout, stderr } = await run(process.argv.slice(2));
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = exitCode;
