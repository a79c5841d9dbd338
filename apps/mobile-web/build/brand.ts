import { exitOnError } from '@kosha/brand';
import { brand } from '@kosha/brand/chosen';
import { tokenColour } from '@kosha/ui/palette';
import { designTokensOf } from './brand-colours.ts';

export const designTokens = exitOnError(() => designTokensOf(brand));

/** The canvas colour of the light scheme, because a web app manifest allows only one colour. */
export const canvasColour = tokenColour(designTokens, 'canvas', 'light');

export const brandEnv = {
  VITE_BRAND_ID: brand.id,
  VITE_APP_NAME: brand.name,
  VITE_PACKAGE_NAME: brand.packageName,
  VITE_APP_SCHEME: brand.scheme ?? '',
  VITE_CANVAS: canvasColour,
  VITE_CANVAS_DARK: tokenColour(designTokens, 'canvas', 'dark'),
  VITE_MISSING_CALLS: brand.missingCalls.join(),
};
