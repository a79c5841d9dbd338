import type { MessageCatalogue } from '../../src/shared/i18n/messages.ts';
import { appSources } from './app-sources.ts';
import type { ScreenDocsData } from './facts.ts';
import { readMessageKeyUsage, type MessageKeyUsage } from './keys-in.ts';

const isMessages = (file: string) => file.endsWith('.messages.ts');

const keysOf = (files: readonly string[]): MessageKeyUsage[] =>
  files.filter((file) => !isMessages(file)).map(readMessageKeyUsage);

const hasKey = (key: string) => (keys: MessageKeyUsage) =>
  keys.written.has(key) || keys.putTogether.some((pattern) => pattern.test(key));

const isCatalogue = (value: unknown): value is MessageCatalogue<Record<string, string>> =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'texts' in value;

/**
 * Returns each message whose key appears in one of the files that import the message's catalogue.
 * If such a file computes keys, a key also counts as used if it appears in any of the files, or in
 * no source file of the app, because then only a package can use the key.
 */
export async function messagesOf(files: readonly string[]): Promise<ScreenDocsData['texts']> {
  const keys = keysOf(files);
  const names = new Set(keys.flatMap(({ catalogues }) => [...catalogues.keys()]));
  const texts = await Promise.all(
    [...names].map(async (catalogue) => {
      const [file = '', name = ''] = catalogue.split(' ');
      const exported = ((await import(file)) as Record<string, unknown>)[name];
      if (!isCatalogue(exported)) return [];
      const importers = keys.filter(({ catalogues }) => catalogues.has(catalogue));
      const isOpen = importers.some(({ catalogues }) => catalogues.get(catalogue)?.isOpen === true);
      const all = keysOf(appSources()).filter(({ catalogues }) => catalogues.has(catalogue));
      const isUsed = (key: string) =>
        (isOpen ? keys : importers).some(hasKey(key)) || (isOpen && !all.some(hasKey(key)));
      const own = Object.entries(exported.texts).filter(([key]) => isUsed(key));
      return own.length === 0 ? [] : [[exported.namespace, Object.fromEntries(own)] as const];
    }),
  );
  return Object.fromEntries(texts.flat());
}
