import { SearchSheet } from '@kosha/ui';
import { useMemo } from 'react';
import type { Choice } from '../../model/field-facts.ts';
import { countedText, type FormTexts } from '../../model/texts.ts';

interface OptionSheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  texts: FormTexts;
  choices: readonly Choice[];
  value: string | number | undefined;
  /** Otherwise the first entry takes the choice back. */
  isRequired: boolean;
  /** Undefined takes the choice back. */
  onPick: (value: string | undefined) => void;
}

/** A long list to search and choose from. */
export function OptionSheet(props: OptionSheetProps) {
  const { isOpen, onClose, title, texts, choices, value, isRequired, onPick } = props;
  const options = useMemo(
    () => (isRequired ? choices : [{ value: '', label: texts.noChoice }, ...choices]),
    [isRequired, choices, texts],
  );
  return (
    <SearchSheet
      isOpen={isOpen}
      onClose={onClose}
      title={<bdi>{title}</bdi>}
      closeLabel={texts.close}
      searchLabel={texts.search}
      options={options}
      selectedValue={value === undefined ? undefined : String(value)}
      onSelect={(picked) => onPick(picked || undefined)}
      emptyText={texts.searchEmpty}
      resultsText={(count) => countedText(texts.searchResults, count, texts)}
    />
  );
}
