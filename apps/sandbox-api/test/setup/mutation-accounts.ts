import { defineConfig, mergeConfig } from 'vitest/config';
import pglite from '../../vitest.config.pglite.ts';

/** Tests that `pnpm test:mutation` runs for mutants in codes, sessions and limits. */
export default mergeConfig(
  pglite,
  defineConfig({
    test: {
      include: [
        'src/services/{allowance,otp,session}/*.test.ts',
        'src/services/user/login.test.ts',
        'src/services/identity/aadhaar-otp.test.ts',
      ],
    },
  }),
);
