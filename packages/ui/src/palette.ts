/** Changes the hue of the kit's colours, and lists the pairs with insufficient contrast. */
export { colourIn } from './theme/contrast.ts';
export { likewise, recolour, weakPairs, type Recolouring } from './theme/palette.ts';
