import { defineConfig } from 'vite';
import { layerStyles } from './build/layer-styles.ts';

/** For the packed file. */
export default defineConfig({ plugins: [layerStyles] });
