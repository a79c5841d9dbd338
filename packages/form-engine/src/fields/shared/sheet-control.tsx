import { PickerField } from '@kosha/ui';
import { useState } from 'react';
import type { Choice } from '../../model/field.ts';
import type { WidgetProps } from '../../model/kind.ts';
import { frameOf } from './frame.tsx';
import { NativeControl } from './native-control.tsx';
import { useOptionSheet } from './use-option-sheet.ts';

export type SheetControlProps = WidgetProps & {
  /** Undefined until they are loaded; an opened sheet appears as soon as they are. */
  choices: readonly Choice[] | undefined;
  placeholder: string;
  isDisabled?: boolean;
};

/** A choice from a long list, searched in a sheet. The sheet's code loads when it first opens. */
export function SheetControl(props: SheetControlProps) {
  const { field, value, texts, isReadOnly, choices, placeholder, isDisabled, onCommit } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { OptionSheet, isMissing, load } = useOptionSheet();
  if (isMissing && choices) return <NativeControl {...props} choices={choices} />;
  const close = () => setIsOpen(false);
  return (
    <>
      <PickerField
        {...frameOf(props)}
        value={choices?.find((choice) => choice.value === value)?.label}
        placeholder={placeholder}
        isDisabled={isDisabled ?? false}
        isReadOnly={isReadOnly}
        onOpen={() => {
          load();
          setIsOpen(true);
        }}
      />
      {OptionSheet && choices && (
        <OptionSheet
          isOpen={isOpen && !isReadOnly}
          onClose={close}
          title={field.label}
          texts={texts}
          choices={choices}
          value={value}
          onPick={(picked) => {
            onCommit(picked);
            close();
          }}
        />
      )}
    </>
  );
}
