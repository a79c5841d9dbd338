import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parseFields } from '@kosha/form-engine';
import { expect, onTestFinished, test } from 'vitest';
import { contractTestOf, fixtureOf } from './downloads.ts';
import { readResponse } from './read-answer.ts';
import { samples } from './samples.ts';

const app = fileURLToPath(new URL('../..', import.meta.url));

async function runContractTest(answer: string, fixture: string): Promise<string> {
  const read = readResponse(answer);
  if (!read.isReadable) throw new Error('The sample cannot be read');
  const folder = await mkdtemp(join(app, 'node_modules/contract-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const { name, text } of [
    fixtureOf(fixture),
    contractTestOf(parseFields(read.descriptors), read),
  ]) {
    await writeFile(join(folder, name), text);
  }
  const config = 'export default { test: { exclude: [] } };';
  await writeFile(join(folder, 'vitest.config.js'), config);
  const vitest = join(app, 'node_modules/vitest/vitest.mjs');
  const run = promisify(execFile)(process.execPath, [vitest, 'run', '--root', folder]);
  const { stdout } = await run.catch((failed: { stdout: string }) => failed);
  return stdout;
}

const [, workInformation, mistakes] = samples;

test('the contract test passes for the same response and fails if a field changes', async () => {
  const { answer } = workInformation;
  const changed = answer.replace('"lengthLimitMax": 7', '"lengthLimitMax": 6');
  const [same, other] = await Promise.all([
    runContractTest(answer, answer),
    runContractTest(answer, changed),
  ]);
  expect(same).toContain('2 passed');
  expect(other).toContain('1 failed');
});

test('the contract test expects the issues of the pasted response', async () => {
  const { answer } = mistakes;
  expect(await runContractTest(answer, answer)).toContain('2 passed');
});
