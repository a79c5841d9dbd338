import { defineConfig, mergeConfig } from 'vitest/config';
import pglite from '../../vitest.config.pglite.ts';

/** Tests that `pnpm test:mutation` runs for one-time codes, sessions and rate limits. */
export default mergeConfig(
  pglite,
  defineConfig({
    test: {
      include: [
        'src/services/{allowance,otp,session}/*.test.ts',
        'src/services/device/position.test.ts',
        'src/services/user/login.test.ts',
        'src/services/identity/aadhaar-otp.test.ts',
      ],
    },
  }),
);
