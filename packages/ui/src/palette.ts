/** Changes the hue of the kit's colours and finds pairs with too little contrast. */
export { tokenColour } from './theme/contrast.ts';
export { shiftColour, recolour, lowContrastPairs, type Recolouring } from './theme/palette.ts';
