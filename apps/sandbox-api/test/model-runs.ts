/**
 * The number of random runs of a model test. `pnpm test` (TEST_SCOPE `main`) does a third of them,
 * because each run plays whole loans on a database; `pnpm test:all` does all.
 */
export const modelRuns = (all: number): number =>
  process.env['TEST_SCOPE'] === 'main' ? Math.ceil(all / 3) : all;
