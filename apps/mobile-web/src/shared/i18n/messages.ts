import type { Language } from '@kosha/domain';
import { use, useMemo, useSyncExternalStore } from 'react';

/** Each feature defines its English messages. `load-messages.ts` loads the other languages. */

export type Texts = Record<string, string>;

/** Messages in a language other than English, by namespace and key. */
export type Translations = Readonly<Record<string, Readonly<Texts>>>;

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Values<Text extends string> = Record<Placeholder<Text>, string | number>;

/**
 * The key of a plural message, without the suffix. For example, callers pass 'loans', and the value
 * of `{count}` selects the message `loans_one` or `loans_other`.
 */
type Counted<Key extends string> = Key extends `${infer Stem}_other` ? Stem : never;

type KeyOf<Own extends Texts> = (keyof Own & string) | Counted<keyof Own & string>;

type TextOf<Own extends Texts, Key extends string> = Key extends keyof Own
  ? Own[Key]
  : `${Key}_other` extends keyof Own
    ? Own[`${Key}_other`]
    : never;

export interface MessageCatalogue<Own extends Texts> {
  namespace: string;
  texts: Own;
}

export type Translate<Own extends Texts> = <Key extends KeyOf<Own>>(
  key: Key,
  ...values: [Placeholder<TextOf<Own, Key>>] extends [never]
    ? []
    : [values: Values<TextOf<Own, Key>>]
) => string;

/** `{name}` in a message is a placeholder. */
export function defineMessages<const Own extends Texts>(
  namespace: string,
  texts: Own,
): MessageCatalogue<Own> {
  return { namespace, texts };
}

interface Shown {
  texts: Translations;
  language: Language;
  /** Loads the missing namespaces once; never rejects. */
  loadRest?: (() => Promise<void>) | undefined;
}

let shown: Shown = { texts: {}, language: 'en' };
const listeners = new Set<() => void>();

/** A message that is missing in `texts` appears in English. */
export function setTranslations(
  texts: Translations,
  language: Language = 'en',
  loadRest?: Shown['loadRest'],
): void {
  shown = { texts, language, loadRest };
  for (const listener of listeners) listener();
}

export const currentTranslations = (): Translations => shown.texts;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const getShown = () => shown;

/** Suspends while the messages load; otherwise the screen would first appear in English. */
function useShownMessages({ namespace }: MessageCatalogue<Texts>): Shown {
  const current = useSyncExternalStore(subscribe, getShown, getShown);
  if (current.loadRest && !(namespace in current.texts)) use(current.loadRest());
  return current;
}

function find(
  { namespace, texts }: MessageCatalogue<Texts>,
  key: string,
  { texts: own }: Shown,
): string {
  return own[namespace]?.[key] ?? texts[key] ?? key;
}

function formFor(
  { texts }: MessageCatalogue<Texts>,
  key: string,
  language: Language,
  count: unknown,
) {
  if (key in texts) return key;
  const form = new Intl.PluralRules(language).select(Number(count));
  return [`${key}_${form}`, `${key}_other`].find((one) => one in texts) ?? key;
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

function translator<Own extends Texts>(
  catalogue: MessageCatalogue<Own>,
  by: Shown,
): Translate<Own> {
  return (key, ...[values]) => {
    const filled: Record<string, string | number> = values ?? {};
    return fill(find(catalogue, formFor(catalogue, key, by.language, filled['count']), by), filled);
  };
}

export function useMessages<Own extends Texts>(catalogue: MessageCatalogue<Own>): Translate<Own> {
  return translator(catalogue, useShownMessages(catalogue));
}

/** Returns the messages with their placeholders, for code that fills in the placeholders itself. */
export function useMessageTemplates<Own extends Texts>(
  catalogue: MessageCatalogue<Own>,
): Readonly<Record<keyof Own & string, string>> {
  const current = useShownMessages(catalogue);
  return useMemo(() => {
    const entries = Object.keys(catalogue.texts).map((key) => [key, find(catalogue, key, current)]);
    return Object.fromEntries(entries) as Record<keyof Own & string, string>;
  }, [catalogue, current]);
}

/** `useMessages` for code outside components. */
export function translate<Own extends Texts>(catalogue: MessageCatalogue<Own>): Translate<Own> {
  return translator(catalogue, shown);
}
