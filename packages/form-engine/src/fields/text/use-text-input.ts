import { useCleanText } from '@kosha/ui';
import { useState } from 'react';
import type { KnownField } from '../../model/field-facts.ts';
import type { WidgetProps } from '../../model/field-type.ts';
import { fillMessage } from '../../model/messages.ts';
import { fieldPartsOf } from '../shared/field-parts.ts';
import { cleanFor } from './clean-for.ts';
import { useTypedText } from '../shared/use-typed-text.ts';

/** What an input of one line does, without what connects it with its label; `error` also says what a name left out. */
export function useTextLine(props: WidgetProps) {
  const { field, messages, isReadOnly } = props;
  const clean = cleanFor(field);
  const { show: showClean = asItIs, edit: readEdit } = field.format ?? {};
  const [untaken, setUntaken] = useState('');
  // What is refused is shown as it came.
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
  const { handlers } = useCleanText({
    defaultValue: typed.defaultValue,
    clean: cleanAndShow,
    onText(text, raw, isPasted) {
      if (readEdit) setUntaken(readEdit('', raw, isPasted).leftOut);
      edit(clean(text));
    },
  });
  const line = {
    ...inputHints(field),
    ...typed,
    ...handlers,
    dir: 'auto',
    placeholder: field.placeholder,
    readOnly: isReadOnly,
  } as const;
  const leftOut = untaken && fillMessage(messages.leftOut, { characters: untaken });
  return { line, error: leftOut || props.error };
}

const asItIs = (text: string): string => text;

/**
 * All that an input of one line needs, whoever draws it: spread `inputProps` on an `input`, or on a component that
 * hands them on to one. The text is cleaned while it is typed, a submit never sends an old one, and what was filled in
 * before React came stays.
 */
export function useTextInput(props: WidgetProps) {
  const { line, error } = useTextLine(props);
  const { controlProps, ...parts } = fieldPartsOf({ ...props, error });
  return { ...parts, inputProps: { ...controlProps, ...line } };
}

type HintedField = Pick<KnownField, 'isDigits' | 'isSensitive' | 'format'>;

/** The keyboard and the autofill that fit a text field. */
export const inputHints = ({ isDigits, isSensitive, format }: HintedField) => ({
  inputMode: format?.inputMode ?? (isDigits ? ('numeric' as const) : ('text' as const)),
  autoComplete: isSensitive ? 'off' : (format?.autoComplete ?? 'on'),
});
