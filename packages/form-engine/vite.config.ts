import { defineConfig } from 'vite';
import { layerStyles } from './build/layer-styles.ts';

/** Builds the packaged styles. */
export default defineConfig({ plugins: [layerStyles] });
