import type { Language } from '@kosha/domain';
import type { Translations } from './messages.ts';

/**
 * `start` has the messages of login and home, `screens` those of all other screens
 * (`scripts/translations/files.ts`).
 */
type MessagesPart = 'start' | 'screens';

const folder = '../../../../../locales';
const files = import.meta.glob<string>(
  ['../../../../../locales/??.{start,screens}.json', '!../../../../../locales/en.*.json'],
  { query: '?url', import: 'default', eager: true },
);

/**
 * Returns `{}` for English, which is bundled. Uses `fetch`, because browsers do not retry a failed
 * `import()`.
 */
export async function loadMessages(language: Language, part: MessagesPart): Promise<Translations> {
  const address = files[`${folder}/${language}.${part}.json`];
  if (address === undefined) return {};
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  return (await response.json()) as Translations;
}

export async function loadAllMessages(language: Language): Promise<Translations> {
  const [start, screens] = await Promise.all([
    loadMessages(language, 'start'),
    loadMessages(language, 'screens'),
  ]);
  return { ...start, ...screens };
}
