import type { ApplyEdit } from '@kosha/domain';
import { CleanTextField } from '@kosha/ui';
import { useState, type ComponentProps } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { restrictedTextFieldMessages } from './restricted-text-field.messages.ts';

type EditedFieldProps = Omit<ComponentProps<typeof CleanTextField>, 'clean' | 'value'> & {
  value: string;
  edit: ApplyEdit;
  refusal?: string;
};

/**
 * Shows an error after a rejected paste or after removing forbidden characters. The error
 * disappears at the next edit.
 */
export function RestrictedTextField({
  edit,
  refusal,
  value,
  onText,
  error,
  ...rest
}: EditedFieldProps) {
  const text = useMessages(restrictedTextFieldMessages);
  const [rejectedText, setRejectedText] = useState<string>();
  return (
    <CleanTextField
      {...rest}
      value={value}
      clean={(raw, _before, isPasted = false) => edit(value, raw, isPasted).text}
      onText={(next, raw, isPasted) => {
        const { isRefused, leftOut } = edit(value, raw, isPasted);
        setRejectedText(isRefused ? refusal : leftOut && text('leftOut', { characters: leftOut }));
        if (next !== value) onText(next, raw, isPasted);
      }}
      error={rejectedText || error}
    />
  );
}
