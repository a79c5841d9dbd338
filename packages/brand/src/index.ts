export { BrandError, type Brand, type ColourPair } from './brand.ts';
export { markParts } from './mark.ts';
export { ownFolder, readBrand, readBrandOrStop } from './read-brand.ts';
