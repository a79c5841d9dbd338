import { orStop, readBrand } from './read-brand.ts';

/** The brand of this process, from the setting `BRAND`: one process builds or serves one brand. */
export const brand = orStop(() => readBrand(process.env['BRAND']));
