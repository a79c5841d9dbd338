import { createContext, useContext } from 'react';
import { useMessages, type MessageCatalogue, type Texts } from '../shared/i18n/messages.ts';
import type { dataTitleMessages } from './data-titles.messages.ts';
import { titleMessages } from './titles.messages.ts';

export type StartTitleKey = keyof typeof titleMessages.texts;

export type TitleKey = StartTitleKey | keyof typeof dataTitleMessages.texts;

/** Provides `dataTitleMessages` after their lazy chunk has loaded; until then `titleMessages`. */
export const DataTitlesContext = createContext<MessageCatalogue<Texts>>(titleMessages);

export const titleCatalogueFor = (
  key: TitleKey,
  others: MessageCatalogue<Texts>,
): MessageCatalogue<Texts> => (key in titleMessages.texts ? titleMessages : others);

export function useTitle(key: TitleKey): string {
  const others = useContext(DataTitlesContext);
  return useMessages(titleCatalogueFor(key, others))(key);
}
