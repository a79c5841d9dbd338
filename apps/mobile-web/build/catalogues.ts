import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Catalogue, Texts } from '../src/shared/i18n/messages.ts';

/** The catalogues that a module exports, with their English, as the build itself imports them. */
export async function cataloguesIn(module: string): Promise<Catalogue<Texts>[]> {
  return Object.values(await exportsOf(module)).filter(isCatalogue);
}

/**
 * Leaves the English words of these modules' catalogues out of the code, and only their keys in it, in their order: every page
 * brings the words, in its own language.
 */
export function leaveEnglishOut(modules: ReadonlySet<string>): Plugin {
  return {
    name: 'leave-english-out',
    enforce: 'pre',
    async load(id) {
      if (!modules.has(id) || !isMessages(id)) return null;
      const exported = Object.entries(await exportsOf(id)).map(([name, value]) => {
        if (!isCatalogue(value)) throw new Error(`${id} exports ${name}, which is no catalogue`);
        const { namespace, texts } = value;
        const keys = Object.fromEntries(Object.keys(texts).map((key) => [key, 0]));
        return `export const ${name} = ${JSON.stringify({ namespace, texts: keys })};`;
      });
      return exported.join('\n');
    },
  };
}

const isMessages = (id: string) => id.endsWith('.messages.ts');

const exportsOf = async (id: string): Promise<Record<string, unknown>> =>
  isMessages(id) ? await import(pathToFileURL(id).href) : {};

const isCatalogue = (value: unknown): value is Catalogue<Texts> =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'texts' in value;
