import { PickerField } from '@kosha/ui';
import { useLayoutEffect, useState } from 'react';
import type { Choice } from '../../model/field-facts.ts';
import type { WidgetProps } from '../../model/field-type.ts';
import { getFieldProps } from './get-field-props.tsx';
import { NativeSelectControl } from './native-select-control.tsx';
import type { OptionSheet } from './option-sheet.tsx';

export type SheetControlProps = WidgetProps & {
  /**
   * undefined until the choices are loaded. If the user opens the field earlier, the sheet appears
   * after loading.
   */
  choices: readonly Choice[] | undefined;
  placeholder: string;
};

export function SheetControl(props: SheetControlProps) {
  const { id, field, value, messages, isReadOnly, choices, placeholder, onCommit } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { OptionSheet, isMissing, load } = useOptionSheet();
  const isNative = isMissing && choices !== undefined;
  useLayoutEffect(() => {
    // The native select gets the focus, because it replaces the picker that the user pressed.
    if (isNative && document.activeElement === document.body) document.getElementById(id)?.focus();
  }, [isNative, id]);
  if (isNative) return <NativeSelectControl {...props} choices={choices} />;
  const close = () => setIsOpen(false);
  return (
    <>
      <PickerField
        {...getFieldProps(props)}
        value={choices?.find((choice) => choice.value === value)?.label}
        placeholder={placeholder}
        isRequired={field.isRequired}
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
          messages={messages}
          choices={choices}
          value={value}
          isRequired={field.isRequired}
          onPick={(picked) => {
            onCommit(picked);
            close();
          }}
        />
      )}
    </>
  );
}

interface LazySheet {
  OptionSheet: typeof OptionSheet | undefined;
  /** True if the code of the sheet failed to load. The field then uses the native picker. */
  isMissing: boolean;
  load: () => void;
}

function useOptionSheet(): LazySheet {
  const [sheet, setSheet] = useState<typeof OptionSheet>();
  const [isMissing, setIsMissing] = useState(false);
  const load = () => {
    if (sheet) return;
    import('./option-sheet.tsx').then(
      (module) => setSheet(() => module.OptionSheet),
      () => setIsMissing(true),
    );
  };
  return { OptionSheet: sheet, isMissing, load };
}
