import type { Plugin } from 'vite';

/** The cascade layer of the packaged styles. Unlayered styles of a page override it. */
const layer = 'kosha-form';

/** Wraps the packaged styles in a cascade layer. */
export const layerStyles: Plugin = {
  name: 'layer-styles',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const styles = bundle['styles.css'];
      if (styles?.type !== 'asset') throw new Error('There are no styles to put into a layer');
      styles.source = `@layer ${layer} {\n${String(styles.source)}}\n`;
    },
  },
};
