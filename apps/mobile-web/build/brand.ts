import { orStop } from '@kosha/brand';
import { brand } from '@kosha/brand/chosen';
import { colourIn } from '@kosha/ui/palette';
import { tokensOf } from './brand-colours.ts';

/** The kit's colours, sizes and durations in the hue of the brand that is built. */
export const tokens = orStop(() => tokensOf(brand));

/** The colour of the canvas in the light scheme; a manifest has only one. */
export const canvas = colourIn(tokens, 'canvas', 'light');

/** What the app's code and `index.html` read of the brand, as settings of Vite. */
export const brandEnv = {
  VITE_BRAND_ID: brand.id,
  VITE_APP_NAME: brand.name,
  VITE_PACKAGE_NAME: brand.packageName,
  VITE_APP_SCHEME: brand.scheme ?? '',
  VITE_CANVAS: canvas,
  VITE_CANVAS_DARK: colourIn(tokens, 'canvas', 'dark'),
  VITE_MISSING_CALLS: brand.missingCalls.join(),
};
