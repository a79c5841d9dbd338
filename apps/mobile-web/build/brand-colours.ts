import { BrandError, type Brand } from '@kosha/brand';
import { recolour } from '@kosha/ui/palette';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const stylesFile = createRequire(import.meta.url).resolve('@kosha/ui/styles.css');
const ourTokens = readFileSync(join(dirname(stylesFile), 'tokens.css'), 'utf8');

export function designTokensOf({ colour, colours }: Brand): string {
  try {
    return recolour(ourTokens, { colour, given: colours ?? {} });
  } catch (cause) {
    throw new BrandError([`brand.json: "colours": ${(cause as Error).message}`]);
  }
}

/**
 * Replaces the import of the tokens in `styles.css` by the tokens of the brand. Vite plugins do not
 * see imported style sheets, so this plugin edits the importing file.
 */
export function brandColoursPlugin(tokens: string): Plugin {
  return {
    name: 'brand-colours',
    enforce: 'pre',
    transform(code, id) {
      if (tokens === ourTokens || !id.endsWith('/theme/styles.css')) return undefined;
      const own = code.replace("@import './tokens.css';", () => tokens);
      if (own === code) throw new Error('styles.css does not import tokens.css');
      return { code: own, map: null };
    },
  };
}
