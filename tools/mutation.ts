/**
 * Mutation tests: Stryker changes the code in small steps and counts the changes that tests detect.
 * Example: `pnpm test:mutation packages/domain src/money/round.ts`. Exits non-zero if tests detect
 * less than the share that `targets` requires.
 */
import { join, matchesGlob } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { repositoryRoot } from '../scripts/run.ts';

interface Target {
  folder: string;
  /** Relative to the package's folder. Test files are never mutated. */
  mutate: readonly string[];
  /** The minimum share of detected changes, in percent. */
  break: number;
  /** Limits the tests, if all tests of the package would take hours. */
  vitest?: { dir?: string; configFile?: string };
}

const targets: readonly Target[] = [
  { folder: 'packages/domain', mutate: ['src/**/*.ts'], break: 97 },
  {
    folder: 'packages/api-client',
    mutate: ['src/{client,deadline,reaction,read-response}.ts'],
    break: 85,
  },
  {
    folder: 'packages/form-engine',
    mutate: ['src/model/*.ts'],
    break: 85,
    vitest: { dir: 'src/model' },
  },
  {
    folder: 'apps/sandbox-api',
    // Excludes account-lock.ts, because only tests with several connections to PostgreSQL detect a
    // missing lock, and Stryker does not run them.
    mutate: ['src/services/{allowance,otp,session}/!(account-lock).ts'],
    break: 85,
    vitest: { configFile: 'test/setup/mutation-accounts.ts' },
  },
  {
    folder: 'apps/sandbox-api',
    mutate: [
      'src/services/payment/*.ts',
      'src/services/order/quote.ts',
      'src/services/extension/settle-fee.ts',
    ],
    break: 85,
    vitest: { configFile: 'test/setup/mutation-money.ts' },
  },
];

async function breakCode({ folder, mutate, break: share, vitest = {} }: Target): Promise<void> {
  process.chdir(join(repositoryRoot, folder));
  await new Stryker({
    mutate: [...mutate, '!src/**/*.{test,fixtures}.*'],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest,
    // Stryker's temporary folder is as deep as the package's folder, so relative paths in the
    // package stay valid.
    tempDirName: join(repositoryRoot, '.mutation'),
    tsconfigFile: '',
    cleanTempDir: 'always',
    concurrency: 1,
    // On a busy machine, a short timeout would count a slow mutant as detected.
    timeoutMS: 60_000,
    thresholds: { high: 100, low: share, break: share },
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    disableTypeChecks: false,
    warnings: false,
    allowEmpty: false,
  }).runMutationTest();
}

const limitTo = (files: readonly string[], target: Target): Target =>
  files.length === 0
    ? target
    : {
        ...target,
        mutate: files.filter((file) => target.mutate.some((glob) => matchesGlob(file, glob))),
      };

const [folder, ...files] = process.argv.slice(2);
const selected = targets
  .filter((target) => folder === undefined || target.folder === folder)
  .map((target) => limitTo(files, target))
  .filter(({ mutate }) => mutate.length > 0);
if (selected.length === 0) {
  const known = targets.map((target) => `  ${target.folder} ${target.mutate.join(' ')}`);
  console.error(`No such mutation target. Targets:\n${known.join('\n')}`);
  process.exit(1);
}
for (const target of selected) {
  console.log(`▸ ${target.folder}: ${target.mutate.join(' ')}`);
  await breakCode(target);
}
