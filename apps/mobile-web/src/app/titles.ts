import { createContext, useContext } from 'react';
import { useMessages, type Catalogue, type Texts } from '../shared/i18n/messages.ts';
import type { dataTitleMessages } from './data-titles.messages.ts';
import { titleMessages } from './titles.messages.ts';

export type StartTitleKey = keyof typeof titleMessages.texts;

export type TitleKey = StartTitleKey | keyof typeof dataTitleMessages.texts;

/** Provides `dataTitleMessages` after their lazy chunk has loaded; until then `titleMessages`. */
export const DataTitles = createContext<Catalogue<Texts>>(titleMessages);

export const titlesWith = (key: TitleKey, others: Catalogue<Texts>): Catalogue<Texts> =>
  key in titleMessages.texts ? titleMessages : others;

export function useTitle(key: TitleKey): string {
  const others = useContext(DataTitles);
  return useMessages(titlesWith(key, others))(key);
}
