import { CleanTextField } from '@kosha/ui';
import type { KnownField } from '../../model/field-facts.ts';
import type { WidgetProps } from '../../model/kind.ts';
import { cleanFor } from './clean-for.ts';
import { frameOf } from '../shared/frame.tsx';
import { useTypedText } from '../shared/use-typed-text.ts';

/** One line of text, or digits only. The same element for both: a changed list keeps what is typed and the caret. */
export function TextWidget(props: WidgetProps) {
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
  return (
    <CleanTextField
      {...frameOf(props)}
      {...inputHints(field)}
      {...typed}
      dir="auto"
      placeholder={field.placeholder}
      readOnly={isReadOnly}
      aria-required={field.isRequired}
      clean={cleanAndShow}
      onText={(text) => edit(clean(text))}
    />
  );
}

const asItIs = (text: string): string => text;

type HintedField = Pick<KnownField, 'isDigits' | 'isIdentity' | 'meaning'>;

/** The keyboard and the autofill that fit a text field. */
export const inputHints = ({ isDigits, isIdentity, meaning }: HintedField) => ({
  inputMode: meaning?.inputMode ?? (isDigits ? ('numeric' as const) : ('text' as const)),
  autoComplete: isIdentity ? 'off' : (meaning?.autoComplete ?? 'on'),
});
