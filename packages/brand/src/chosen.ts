import { exitOnError, readBrand } from './read-brand.ts';

/** The brand that the environment variable `BRAND` selects. */
export const brand = exitOnError(() => readBrand(process.env['BRAND']));
