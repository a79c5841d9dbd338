export { BrandError, type Brand, type ColourPair } from './brand.ts';
export { brandFieldValue, fields } from './fields.ts';
export { markParts } from './mark.ts';
export { exitOnError, ownFolder, readBrand } from './read-brand.ts';
