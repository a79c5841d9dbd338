import { defineConfig, mergeConfig } from 'vitest/config';
import pglite from '../../vitest.config.pglite.ts';

/**
 * The tests that `pnpm test:mutation` runs: those that reach money, codes, sessions and allowances by the
 * shortest way. Random sequences are left out: each run would notice other mutants.
 */
export default mergeConfig(
  pglite,
  defineConfig({
    test: {
      include: [
        'src/services/{allowance,otp,payment,session,user}/*.test.ts',
        'src/services/extension/fee.test.ts',
        'src/services/identity/aadhaar-otp.test.ts',
        'src/sandbox/payments/*.test.ts',
      ],
      exclude: ['**/*.model.test.ts'],
    },
  }),
);
