import { createContext, useContext } from 'react';
import { useMessages, type Catalogue, type Texts } from '../shared/i18n/messages.ts';
import type { dataTitleMessages } from './data-titles.messages.ts';
import { titleMessages } from './titles.messages.ts';

/** Keys of the titles that every page includes. */
export type StartTitleKey = keyof typeof titleMessages.texts;

export type TitleKey = StartTitleKey | keyof typeof dataTitleMessages.texts;

/** The titles of the screens with the query cache, after they have loaded. */
export const DataTitles = createContext<Catalogue<Texts>>(titleMessages);

/** The catalogue that contains this title; `others` is loaded with the query cache. */
export const titlesWith = (key: TitleKey, others: Catalogue<Texts>): Catalogue<Texts> =>
  key in titleMessages.texts ? titleMessages : others;

/** A screen's title in the current language. */
export function useTitle(key: TitleKey): string {
  const others = useContext(DataTitles);
  return useMessages(titlesWith(key, others))(key);
}
