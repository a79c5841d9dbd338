import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serverCatalogue } from '../../apps/sandbox-api/src/translations/catalogue.ts';
import { repositoryRoot } from '../run.ts';
import { engineCatalogues } from './engine-packs.ts';
import { storybookPagesByNamespace, serverNotes } from './notes.ts';

/** `{ namespace: { key: text } }`, the JSON v4 format of i18next. */
export type LocaleTexts = Record<string, Record<string, string>>;

export interface TranslatorNote {
  file: string;
  /** Tells translators where the messages appear. For the app: the comment above the catalogue. */
  note: string;
  /** The query of the URL of a Storybook page that shows the messages: `?path=/docs/…`. */
  picture?: string;
}

export interface Catalogues {
  english: LocaleTexts;
  notes: Record<string, TranslatorNote>;
}

const engineNote =
  'Messages in every form. The server sends {label}, the label of a field, so no word may depend on its gender.';

const app = join(repositoryRoot, 'apps/mobile-web/src');
const engineFile = 'packages/form-engine/src/english-messages.ts';
const serverFile = 'apps/sandbox-api/src/translations/catalogue.ts';

export async function readCatalogues(): Promise<Catalogues> {
  const english: LocaleTexts = {};
  const notes: Record<string, TranslatorNote> = {};
  const add = (namespace: string, texts: Record<string, string>, file: string, note: string) => {
    if (english[namespace]) throw new Error(`Two catalogues are called “${namespace}”.`);
    english[namespace] = texts;
    const title = storybookPagesByNamespace[namespace];
    notes[namespace] = { file, note, ...(title !== undefined && { picture: addressOf(title) }) };
  };
  for (const file of globSync('**/*.messages.ts', { cwd: app }).toSorted()) {
    const source = readFileSync(join(app, file), 'utf8');
    const module = (await import(pathToFileURL(join(app, file)).href)) as Record<string, unknown>;
    for (const { namespace, texts } of Object.values(module).filter(isCatalogue))
      add(namespace, texts, `apps/mobile-web/src/${file}`, commentAbove(source, namespace));
  }
  for (const [namespace, texts] of Object.entries(engineCatalogues(english['form'] ?? {})))
    add(namespace, texts, engineFile, engineNote);
  for (const [namespace, texts] of Object.entries(serverCatalogue))
    add(namespace, texts, serverFile, serverNotes[namespace] ?? '');
  return { english, notes };
}

/** The URL of a Storybook page: '?path=/docs/3-choose-home--page' for '3 Choose/Home'. */
const addressOf = (title: string): string =>
  `?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--page`;

const isCatalogue = (
  value: unknown,
): value is { namespace: string; texts: Record<string, string> } =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'texts' in value;

function commentAbove(source: string, namespace: string): string {
  const at = source.search(new RegExp(`defineMessages\\(\\s*'${namespace}'`));
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+ = $/.exec(
    source.slice(0, at),
  );
  return (comment?.[1] ?? '').replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();
}
