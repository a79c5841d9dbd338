import { hasLostNumberCharacters } from '@kosha/domain';
import { useSanitizedInput } from '@kosha/ui';
import { useRef, useState } from 'react';
import type { ParsedField } from '../../model/field-facts.ts';
import type { WidgetProps } from '../../model/field-type.ts';
import { fillMessage } from '../../model/messages.ts';
import { getFieldElementProps } from '../shared/field-parts.ts';
import { textCleanerFor } from './clean-for.ts';
import { useTypedText } from '../shared/use-typed-text.ts';

/** The returned `error` can also report removed characters. */
export function useTextInputProps(props: WidgetProps<object>) {
  const { field, messages, isReadOnly } = props;
  const clean = textCleanerFor(field);
  const { show: showClean = identity, edit: readEdit } = field.format ?? {};
  const [removed, setRemoved] = useState('');
  const [isCut, setIsCut] = useState(false);
  const length = useRef(0);
  const show = (text: string) => (readEdit?.('', text, true).isRefused ? text : showClean(text));
  const cleanAndShow: typeof clean = (...edited) => show(clean(...edited));
  const { edit, ...typed } = useTypedText<HTMLInputElement>(props, {
    read(element) {
      const text = cleanAndShow(element.value);
      if (text !== element.value) element.value = text;
      return clean(text);
    },
    show,
  });
  const { handlers } = useSanitizedInput({
    defaultValue: typed.defaultValue,
    clean: cleanAndShow,
    onText(text, raw, isPasted) {
      if (readEdit) setRemoved(readEdit('', raw, isPasted).leftOut);
      else if (field.isDigits && !field.format?.clean) {
        // The error about removed characters stays until the user deletes a character. Otherwise,
        // typing the next digit would hide the error.
        const isDeletion = text.length < length.current;
        length.current = text.length;
        setIsCut((was) => hasLostNumberCharacters(raw, text) || (was && !isDeletion));
      }
      edit(clean(text));
    },
  });
  const line = {
    ...inputAttributesOf(field),
    ...typed,
    ...handlers,
    dir: 'auto',
    placeholder: field.placeholder,
    readOnly: isReadOnly,
  } as const;
  const leftOut = removed && fillMessage(messages.leftOut, { characters: removed });
  const cut = isCut && fillMessage(messages.digitsOnly, { label: field.label });
  return { line, error: leftOut || cut || props.error };
}

const identity = (text: string): string => text;

/**
 * Spread `inputProps` on an `input`. Typed text is cleaned, a submit sends the latest text, and
 * input from before hydration is preserved.
 */
export function useTextInput(props: WidgetProps<object>) {
  const { line, error } = useTextInputProps(props);
  const { controlProps, ...parts } = getFieldElementProps({ ...props, error });
  return { ...parts, inputProps: { ...controlProps, ...line } };
}

type HintedField = Pick<ParsedField, 'isDigits' | 'isSensitive' | 'format'>;

export const inputAttributesOf = ({ isDigits, isSensitive, format }: HintedField) => ({
  inputMode: format?.inputMode ?? (isDigits ? ('numeric' as const) : ('text' as const)),
  autoComplete: isSensitive ? 'off' : (format?.autoComplete ?? 'on'),
});
