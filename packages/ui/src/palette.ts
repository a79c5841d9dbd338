/** Changes the hue of the kit's colours and finds pairs with too little contrast. */
export { colourIn } from './theme/contrast.ts';
export { sameInBothSchemes, recolour, weakPairs, type Recolouring } from './theme/palette.ts';
