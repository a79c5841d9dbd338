export { BrandError, type Brand, type ColourPair } from './brand.ts';
export { brandFieldValue, brandFields } from './fields.ts';
export { logoParts } from './mark.ts';
export { exitOnError, defaultBrandFolder, readBrand } from './read-brand.ts';
