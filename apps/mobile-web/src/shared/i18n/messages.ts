import { useMemo, useSyncExternalStore } from 'react';

/**
 * The message catalogue: each feature defines its English texts beside its screens, so that they travel with
 * the screen's own chunk. The texts of another language come with the same chunk (`load-texts.ts`), and every
 * mounted screen changes to them.
 */

/** From `namespace.key` to text. */
export type Texts = Record<string, string>;

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

let translations: Texts = {};
const listeners = new Set<() => void>();

/** Sets another language in place of the present one; texts that it lacks stay English. */
export function setTranslations(next: Texts): void {
  translations = next;
  for (const listener of listeners) listener();
}

/** The texts of another language that are here now; empty for English. */
export const currentTranslations = (): Readonly<Texts> => translations;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The texts of another language, for what must change with them. */
export const useTranslations = (): Readonly<Texts> =>
  useSyncExternalStore(subscribe, currentTranslations, currentTranslations);

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

function translator<Own extends Texts>(catalogue: Catalogue<Own>, language: Texts): Translate<Own> {
  return (key, ...[values]) => {
    const text = language[`${catalogue.namespace}.${key}`] ?? catalogue.texts[key] ?? key;
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
    const entries = Object.entries(catalogue.texts).map(([key, text]) => [
      key,
      language[`${catalogue.namespace}.${key}`] ?? text,
    ]);
    return Object.fromEntries(entries) as Record<keyof Own & string, string>;
  }, [catalogue, language]);
}

/** `useMessages` outside of a component: at the moment of the call. */
export function translate<Own extends Texts>(catalogue: Catalogue<Own>): Translate<Own> {
  return translator(catalogue, translations);
}
