import { createContext, useContext } from 'react';
import { useMessages, type Catalogue, type Texts } from '../shared/i18n/messages.ts';
import type { dataTitleMessages } from './data-titles.messages.ts';
import { titleMessages } from './titles.messages.ts';

/** Of the screens that every page has the title of. */
export type StartTitleKey = keyof typeof titleMessages.texts;

export type TitleKey = StartTitleKey | keyof typeof dataTitleMessages.texts;

/** The other titles, where they are here. */
export const DataTitles = createContext<Catalogue<Texts>>(titleMessages);

/** Which of the two has this title; `others` are the ones that come with what reads from the server. */
export const titlesWith = (key: TitleKey, others: Catalogue<Texts>): Catalogue<Texts> =>
  key in titleMessages.texts ? titleMessages : others;

/** The title of a screen in the language that is shown. */
export function useTitle(key: TitleKey): string {
  const others = useContext(DataTitles);
  return useMessages(titlesWith(key, others))(key);
}
