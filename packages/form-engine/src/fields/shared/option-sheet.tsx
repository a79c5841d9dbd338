import { SearchSheet } from '@kosha/ui';
import type { Choice } from '../../descriptor/field.ts';
import { fillText, type ShellTexts } from '../../texts.ts';

interface OptionSheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  texts: ShellTexts;
  choices: readonly Choice[];
  value: string | number | undefined;
  onPick: (value: string) => void;
}

/** A long list to search and pick from. */
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
      resultsText={(count) => fillText(texts.searchResults, { count })}
      moreText={(count) => fillText(texts.searchMore, { count })}
    />
  );
}
