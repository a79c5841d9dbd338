/**
 * `pnpm test:mutation` breaks the code in small ways, one at a time, and counts how many of these
 * mutants a test notices. A package as argument limits it to that one, and files of it to those:
 * `pnpm test:mutation packages/domain src/money/round.ts`. Exits non-zero below the package's share.
 */
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { repositoryRoot } from './run.ts';

interface Target {
  /** What is broken, from the package's folder. */
  mutate: readonly string[];
  /** The percentage of mutants that tests must notice. */
  break: number;
  /** The folder whose tests must notice, where all tests of the package would take hours. */
  testsIn?: string;
  /** The vitest configuration that says which tests must notice; the package's own without it. */
  config?: string;
}

const noTests = '!src/**/*.test.*';

const targets: Readonly<Record<string, Target>> = {
  'packages/domain': { mutate: ['src/**/*.ts', noTests], break: 97 },
  'packages/api-client': {
    mutate: ['src/read-answer.ts', 'src/reaction.ts', 'src/deadline.ts', 'src/client.ts'],
    break: 85,
  },
  'packages/form-engine': {
    mutate: ['src/model/*.ts', noTests],
    break: 85,
    testsIn: 'src/model',
  },
  'apps/sandbox-api': {
    mutate: [
      'src/services/{allowance,otp,payment,session}/*.ts',
      'src/services/order/{amount-due,quote}.ts',
      'src/services/extension/{end,fee-on-its-way,settle-fee}.ts',
      noTests,
    ],
    break: 85,
    config: 'test/setup/mutation.ts',
  },
};

async function runIn(folder: string, { mutate, testsIn, config, ...target }: Target): Promise<void> {
  process.chdir(join(repositoryRoot, folder));
  await new Stryker({
    mutate: [...mutate],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { ...(testsIn && { dir: testsIn }), ...(config && { configFile: config }) },
    // As deep as the package, so that its paths to files outside still hold, unchanged.
    tempDirName: join(repositoryRoot, '.mutation'),
    tsconfigFile: '',
    cleanTempDir: 'always',
    concurrency: 1,
    thresholds: { high: 100, low: target.break, break: target.break },
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    disableTypeChecks: false,
    warnings: false,
    allowEmpty: false,
  }).runMutationTest();
}

const [folder, ...files] = process.argv.slice(2);
if (folder !== undefined && !(folder in targets)) {
  console.error(`No such package: ${folder}. There are: ${Object.keys(targets).join(', ')}`);
  process.exit(1);
}
for (const [name, target] of Object.entries(targets)) {
  if (folder !== undefined && folder !== name) continue;
  console.log(`▸ ${name}`);
  await runIn(name, files.length > 0 ? { ...target, mutate: files } : target);
}
