#!/usr/bin/env node
import module from 'node:module';

// Node's compile cache halves the start time. Node 20 lacks `enableCompileCache`, so a named import
// of this function would fail.
(module.enableCompileCache as (() => unknown) | undefined)?.();
const { run } = await import('./run.ts');
const { exitCode, stdout, stderr } = await run(process.argv.slice(2));
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = exitCode;
