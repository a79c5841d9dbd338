import { limits, sanitizeDigits } from '@kosha/domain';
import { TextField } from '@kosha/ui';
import { useState } from 'react';
import type { FieldFacts } from '../../descriptor/field.ts';
import { isFilledIn } from '../../visibility/visible-fields.ts';
import type { WidgetProps } from '../definition.ts';
import { frameOf } from '../shared/frame.tsx';
import { inputHints } from './input-hints.ts';

/**
 * Holds what is typed itself until the form commits it, once the field is left: a keystroke renders
 * this field and no other (6 ms instead of 20 at 200 fields).
 */
export function TextWidget(props: WidgetProps) {
  const { field, value, onCommit, onEdit } = props;
  const [typed, setTyped] = useState<string>();
  const commit = (text: string) => {
    onEdit(undefined);
    setTyped(undefined);
    onCommit(answerIn(text));
  };
  const edit = (text: string) => {
    const next = allowedIn(field, text);
    setTyped(next);
    onEdit({ value: answerIn(next), flush: () => commit(next) });
  };
  return (
    <TextField
      {...frameOf(props)}
      {...inputHints(field)}
      dir="auto"
      aria-required={field.isRequired}
      placeholder={field.placeholder}
      value={typed ?? value ?? ''}
      onChange={(event) => edit(event.target.value)}
    />
  );
}

/** Blank text is no answer; what stands around it is no part of it. */
const answerIn = (text: string): string | undefined => (isFilledIn(text) ? text.trim() : undefined);

/** Digits are held to their length while typing (§5); a long text stays, with an error. */
const allowedIn = ({ isDigits, maxLength }: FieldFacts, text: string): string =>
  isDigits ? sanitizeDigits(text, maxLength ?? limits.numberInputDefaultMaxDigits) : text;
