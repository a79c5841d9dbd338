import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serverCatalogue } from '../../apps/sandbox-api/src/texts/catalogue.ts';
import { repositoryRoot } from '../run.ts';
import { engineCatalogues } from './engine-packs.ts';

/** `{ namespace: { key: text } }`, the form of the files under `locales/`, which i18next calls JSON v4. */
export type Locale = Record<string, Record<string, string>>;

/** What a translator is told about the texts of one namespace. */
export interface Note {
  /** The file in which the English stands. */
  file: string;
  /** What the comment there says; empty without one. */
  note: string;
  /** A page of Storybook that shows the texts; missing where there is none. */
  picture?: string;
}

export interface Catalogues {
  english: Locale;
  notes: Record<string, Note>;
}

const engineNote =
  'What any form says. {label} is the label of a field, as the server sends it: no word may depend on its gender.';
const enginePicture = '?path=/docs/form-engine-dynamicform--docs';

const app = join(repositoryRoot, 'apps/mobile-web/src');
const engineFile = 'packages/form-engine/src/english-texts.ts';
const serverFile = 'apps/sandbox-api/src/texts/catalogue.ts';

/** Reads every English text of the product from the code. Throws where two catalogues share a name. */
export async function readCatalogues(): Promise<Catalogues> {
  const english: Locale = {};
  const notes: Record<string, Note> = {};
  const add = (namespace: string, texts: Record<string, string>, note: Note) => {
    if (english[namespace]) throw new Error(`Two catalogues are called “${namespace}”.`);
    english[namespace] = texts;
    notes[namespace] = note;
  };
  for (const file of globSync('**/*.messages.ts', { cwd: app }).toSorted()) {
    const source = readFileSync(join(app, file), 'utf8');
    const picture = pictureBeside(file);
    const module = (await import(pathToFileURL(join(app, file)).href)) as Record<string, unknown>;
    for (const { namespace, texts } of Object.values(module).filter(isCatalogue)) {
      const note = commentAbove(source, namespace);
      add(namespace, texts, {
        file: `apps/mobile-web/src/${file}`,
        note,
        ...(picture !== undefined && { picture }),
      });
    }
  }
  for (const [namespace, texts] of Object.entries(engineCatalogues(english['form'] ?? {})))
    add(namespace, texts, { file: engineFile, note: engineNote, picture: enginePicture });
  for (const [namespace, texts] of Object.entries(serverCatalogue))
    add(namespace, texts, { file: serverFile, note: 'What the server says.' });
  return { english, notes };
}

const isCatalogue = (
  value: unknown,
): value is { namespace: string; texts: Record<string, string> } =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'texts' in value;

/** The comment right above `defineMessages('<namespace>'`. */
function commentAbove(source: string, namespace: string): string {
  const at = source.search(new RegExp(`defineMessages\\(\\s*'${namespace}'`));
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+ = $/.exec(
    source.slice(0, at),
  );
  return (comment?.[1] ?? '').replaceAll(/\s*\n\s*\*\s?/g, ' ').trim();
}

/** The address of the first story in the same folder, such as '?path=/docs/3-choose-home--docs'. */
function pictureBeside(file: string): string | undefined {
  const folder = file.split('/').slice(0, -1).join('/');
  const [story] = globSync('*.stories.tsx', { cwd: join(app, folder) }).toSorted();
  if (story === undefined) return undefined;
  const title = /title: '([^']+)'/.exec(readFileSync(join(app, folder, story), 'utf8'))?.[1];
  if (title === undefined) return undefined;
  const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `?path=/docs/${id}--docs`;
}
