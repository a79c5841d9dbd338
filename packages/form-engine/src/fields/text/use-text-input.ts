import { useCleanText } from '@kosha/ui';
import type { KnownField } from '../../model/field-facts.ts';
import type { WidgetProps } from '../../model/kind.ts';
import { fieldPartsOf } from '../shared/field-parts.ts';
import { cleanFor } from './clean-for.ts';
import { useTypedText } from '../shared/use-typed-text.ts';

/** What an input of one line does, without what connects it with its label. */
export function useTextLine(props: WidgetProps) {
  const { field, isReadOnly } = props;
  const clean = cleanFor(field);
  const show = field.meaning?.show ?? asItIs;
  const cleanAndShow = (text: string) => show(clean(text));
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
    onText: (text) => edit(clean(text)),
  });
  return {
    ...inputHints(field),
    ...typed,
    ...handlers,
    dir: 'auto',
    placeholder: field.placeholder,
    readOnly: isReadOnly,
  } as const;
}

const asItIs = (text: string): string => text;

/**
 * All that an input of one line needs, whoever draws it: spread `inputProps` on an `input`, or on a component that
 * hands them on to one. The text is cleaned while it is typed, a submit never sends an old one, and what was filled in
 * before React came stays.
 */
export function useTextInput(props: WidgetProps) {
  const line = useTextLine(props);
  const { controlProps, ...parts } = fieldPartsOf(props);
  return { ...parts, inputProps: { ...controlProps, ...line } };
}

type HintedField = Pick<KnownField, 'isDigits' | 'isIdentity' | 'meaning'>;

/** The keyboard and the autofill that fit a text field. */
export const inputHints = ({ isDigits, isIdentity, meaning }: HintedField) => ({
  inputMode: meaning?.inputMode ?? (isDigits ? ('numeric' as const) : ('text' as const)),
  autoComplete: isIdentity ? 'off' : (meaning?.autoComplete ?? 'on'),
});
