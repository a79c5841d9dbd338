import { defineConfig, mergeConfig } from 'vitest/config';
import pglite from '../../vitest.config.pglite.ts';

/**
 * Tests that `pnpm test:mutation` runs for loans. Tests with random sequences are excluded, because
 * each run would detect different mutants.
 */
export default mergeConfig(
  pglite,
  defineConfig({
    test: {
      include: [
        'src/services/{extension,payment}/*.test.ts',
        'src/services/next-loan/{reapply,start}.test.ts',
        'src/services/order/apply.test.ts',
        'src/services/allowance/limits.test.ts',
        'src/sandbox/payments/*.test.ts',
      ],
      exclude: ['**/*.model.test.ts'],
    },
  }),
);
