/**
 * Adapts the colours of the UI kit to another main colour, and finds text and background colours
 * with too little contrast.
 */
export { tokenColour } from './theme/contrast.ts';
export { shiftColour, recolour, lowContrastPairs, type Recolouring } from './theme/palette.ts';
