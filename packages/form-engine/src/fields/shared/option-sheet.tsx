import { SearchSheet } from '@kosha/ui';
import type { Choice } from '../../model/field-facts.ts';
import { countedText, type FormTexts } from '../../model/texts.ts';

interface OptionSheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  texts: FormTexts;
  choices: readonly Choice[];
  value: string | number | undefined;
  onPick: (value: string) => void;
}

/** A long list to search and choose from. */
export function OptionSheet(props: OptionSheetProps) {
  const { isOpen, onClose, title, texts, choices, value, onPick } = props;
  return (
    <SearchSheet
      isOpen={isOpen}
      onClose={onClose}
      title={<bdi>{title}</bdi>}
      closeLabel={texts.close}
      searchLabel={texts.search}
      options={choices}
      selectedValue={value === undefined ? undefined : String(value)}
      onSelect={onPick}
      emptyText={texts.searchEmpty}
      resultsText={(count) => countedText(texts.searchResults, count, texts)}
    />
  );
}
