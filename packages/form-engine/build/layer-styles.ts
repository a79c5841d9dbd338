import type { Plugin } from 'vite';

/** The styles are in a cascade layer, so that unlayered styles of the host page override them. */
const layer = 'kosha-form';

export const layerStylesPlugin: Plugin = {
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
