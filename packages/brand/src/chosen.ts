import { exitOnError, readBrand } from './read-brand.ts';

export const brand = exitOnError(() => readBrand(process.env['BRAND']));
