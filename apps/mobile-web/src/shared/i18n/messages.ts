import { useMemo, useSyncExternalStore } from 'react';

/**
 * The message catalogue: each feature defines its English texts beside its screens, so that they travel with
 * the screen's own chunk. The texts of another language come with the same chunk (`shared/language/load-texts.ts`), and every
 * mounted screen changes to them.
 */

/** From key to text. */
export type Texts = Record<string, string>;

/**
 * The texts of one catalogue in another language: by their keys, or in the order of the English ones. The build writes the
 * second, since the keys stand in the code; null is a text that the language lacks.
 */
export type Words = Readonly<Texts> | readonly (string | null)[];

/** The texts of another language by the names of their catalogues. */
export type Translations = Readonly<Record<string, Words>>;

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Values<Text extends string> = Record<Placeholder<Text>, string | number>;

export interface Catalogue<Own extends Texts> {
  namespace: string;
  texts: Own;
}

export type Translate<Own extends Texts> = <Key extends keyof Own & string>(
  key: Key,
  ...values: [Placeholder<Own[Key]>] extends [never] ? [] : [values: Values<Own[Key]>]
) => string;

/** English texts of one feature; `{name}` marks what is filled in. */
export function defineMessages<const Own extends Texts>(
  namespace: string,
  texts: Own,
): Catalogue<Own> {
  return { namespace, texts };
}

let translations: Translations = {};
let pageTexts: Translations = {};
const listeners = new Set<() => void>();

/**
 * Sets the texts that came in the page, in whatever language that is: in the built app those of the start are English only
 * there (`build/catalogues.ts`).
 */
export function setPageTexts(texts: Translations): void {
  pageTexts = texts;
}

/** Sets another language in place of the present one; texts that it lacks stay English. */
export function setTranslations(next: Translations): void {
  translations = next;
  for (const listener of listeners) listener();
}

/** The texts of another language that are here now; empty for English. */
export const currentTranslations = (): Translations => translations;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const useTranslations = (): Translations =>
  useSyncExternalStore(subscribe, currentTranslations, currentTranslations);

const isInOrder = (words: Words | undefined): words is readonly (string | null)[] =>
  Array.isArray(words);

function find<Own extends Texts>(
  { namespace, texts }: Catalogue<Own>,
  key: keyof Own & string,
  language: Translations,
): string {
  const textIn = ({ [namespace]: words }: Translations) =>
    isInOrder(words) ? words[Object.keys(texts).indexOf(key)] : words?.[key];
  return textIn(language) ?? (texts[key] || textIn(pageTexts)) ?? key;
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

function translator<Own extends Texts>(
  catalogue: Catalogue<Own>,
  language: Translations,
): Translate<Own> {
  return (key, ...[values]) => {
    const text = find(catalogue, key, language);
    return values ? fill(text, values) : text;
  };
}

/** The feature's texts in the current language. */
export function useMessages<Own extends Texts>(catalogue: Catalogue<Own>): Translate<Own> {
  return translator(catalogue, useTranslations());
}

/** The texts with their placeholders, for code that fills them in itself. */
export function useTexts<Own extends Texts>(
  catalogue: Catalogue<Own>,
): Readonly<Record<keyof Own & string, string>> {
  const language = useTranslations();
  return useMemo(() => {
    const entries = Object.keys(catalogue.texts).map((key) => [
      key,
      find(catalogue, key, language),
    ]);
    return Object.fromEntries(entries) as Record<keyof Own & string, string>;
  }, [catalogue, language]);
}

/** `useMessages` outside of a component: at the moment of the call. */
export function translate<Own extends Texts>(catalogue: Catalogue<Own>): Translate<Own> {
  return translator(catalogue, translations);
}
