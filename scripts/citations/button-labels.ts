import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryRoot } from '../run.ts';

const app = 'apps/mobile-web/src';
const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const files = (pattern: string) =>
  globSync(pattern, { cwd: repositoryRoot }).filter((path) => !/\.(test|stories)\./.test(path));

export interface ButtonLabel {
  word: string;
  path: string;
}

const element = /<(Button|ButtonLink)\b[^<]*(?:<(?!\/\1>)[^<]*)*<\/\1>/g;
const attribute = /\b(?:confirmLabel|cancelLabel|actionLabel|backLabel)=\{[^}]*\}/g;
const otherLabels = /\b(?:loadingLabel|aria-label|title|label)=\{[^}]*\}/g;

const translators = /const (\w+) = useMessages\((\w+)\)/g;
const catalogue = /export const (\w+) = defineMessages\(/g;

async function readCatalogues(): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const found = new Map<string, Readonly<Record<string, string>>>();
  for (const path of files(`${app}/**/*.messages.ts`)) {
    const module = (await import(join(repositoryRoot, path))) as Record<
      string,
      { texts: Record<string, string> }
    >;
    for (const [, name = ''] of read(path).matchAll(catalogue)) {
      found.set(name, module[name]?.texts ?? {});
    }
  }
  return found;
}

export const readMessageTexts = async (): Promise<readonly string[]> =>
  [...(await readCatalogues()).values()].flatMap((texts) => Object.values(texts));

export async function readButtonLabels(): Promise<readonly ButtonLabel[]> {
  const catalogues = await readCatalogues();
  return files(`${app}/**/*.tsx`).flatMap((path) => {
    const code = read(path);
    const buttons = [...code.matchAll(element), ...code.matchAll(attribute)]
      .map(([found]) => found.replaceAll(otherLabels, ''))
      .join('\n');
    return [...code.matchAll(translators)].flatMap(([, variable = '', name = '']) => {
      const texts = catalogues.get(name) ?? {};
      const call = new RegExp(`\\b${variable}\\(([^()]*)`, 'g');
      const keys = [...buttons.matchAll(call)].flatMap(([, inside = '']) =>
        [...inside.matchAll(/'(\w+)'/g)].map(([, key = '']) => key),
      );
      return keys.flatMap((key) =>
        key in texts ? [{ word: texts[key] ?? '', path: basename(path) }] : [],
      );
    });
  });
}
