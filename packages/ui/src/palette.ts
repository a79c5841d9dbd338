/** The kit's colours in another hue, and which pairs of them have too little contrast. */
export { colourIn } from './theme/contrast.ts';
export { likewise, recolour, weakPairs, type Recolouring } from './theme/palette.ts';
