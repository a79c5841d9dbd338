import { PickerField, SearchSheet } from '@kosha/ui';
import { useMemo, useState } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ifscMessages } from './ifsc.messages.ts';
import { hasOptions, ListState } from './list-state.tsx';
import type { Level, Step } from './use-finder.ts';

export const fieldId = (level: Level) => `ifsc-${level}`;

/** A field of the finder that opens a searchable list. */
export function FinderField({ step }: { step: Step }) {
  const text = useMessages(ifscMessages);
  const [isOpen, setIsOpen] = useState(false);
  const { level, list, chosen } = step;
  const options = useMemo(
    () => list.data?.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    [list.data],
  );
  const close = () => setIsOpen(false);
  const chooseAgain = () => {
    close();
    step.chooseAgain();
  };
  return (
    <>
      <PickerField
        id={fieldId(level)}
        label={text(level)}
        value={chosen?.name}
        placeholder={text('choose')}
        onOpen={() => setIsOpen(true)}
      />
      <SearchSheet
        isOpen={isOpen}
        onClose={close}
        title={text(level)}
        closeLabel={text('close')}
        searchLabel={text('search')}
        options={options}
        selectedValue={chosen?.id}
        onSelect={(id) => {
          close();
          step.choose(id);
        }}
        emptyText={text('searchEmpty')}
        resultsText={(count) => text('searchResults', { count })}
        placeholder={
          hasOptions(step) ? undefined : (
            <ListState level={level} list={list} chooseAgain={chooseAgain} />
          )
        }
      />
    </>
  );
}
