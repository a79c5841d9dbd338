import { defineConfig, mergeConfig } from 'vitest/config';
import pglite from '../../vitest.config.pglite.ts';

/**
 * The tests with which `pnpm test:mutation` checks codes, sessions and limits: those that cover
 * them most directly.
 */
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
