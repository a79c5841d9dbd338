import { orStop, readBrand } from './read-brand.ts';

/** The brand of this process, from `BRAND`; a process builds or serves one brand. */
export const brand = orStop(() => readBrand(process.env['BRAND']));
