import { isQuickBuild } from './settings.ts';

/** In brotli 3 % less than what the built-in one leaves. No getter of ours or of a library here does anything else. */
const terser = {
  minify: 'terser' as const,
  terserOptions: {
    ecma: 2020 as const,
    compress: { passes: 3, pure_getters: true, keep_fargs: false, sequences: false },
  },
};

/** How scripts are made small. */
export const minifySettings = isQuickBuild ? {} : terser;
