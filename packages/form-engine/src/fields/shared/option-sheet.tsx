import { SearchSheet } from '@kosha/ui';
import { useMemo } from 'react';
import type { Choice } from '../../model/field-facts.ts';
import { pluralMessage, type FormMessages } from '../../model/messages.ts';

interface OptionSheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  messages: FormMessages;
  choices: readonly Choice[];
  value: string | number | undefined;
  isRequired: boolean;
  onPick: (value: string | undefined) => void;
}

export function OptionSheet(props: OptionSheetProps) {
  const { isOpen, onClose, title, messages, choices, value, isRequired, onPick } = props;
  const options = useMemo(
    () => (isRequired ? choices : [{ value: '', label: messages.noChoice }, ...choices]),
    [isRequired, choices, messages],
  );
  return (
    <SearchSheet
      isOpen={isOpen}
      onClose={onClose}
      title={<bdi>{title}</bdi>}
      closeLabel={messages.close}
      searchLabel={messages.search}
      options={options}
      selectedValue={value === undefined ? undefined : String(value)}
      onSelect={(picked) => onPick(picked || undefined)}
      emptyText={messages.searchEmpty}
      resultsText={(count) => pluralMessage(messages.searchResults, count, messages)}
    />
  );
}
