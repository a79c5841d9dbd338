import { nationalPhone, sanitizeDigits } from '@kosha/domain';
import { CleanTextField, TextField } from '@kosha/ui';
import { useLayoutEffect, useRef } from 'react';
import { isFilledIn } from '../../model/visibility.ts';
import type { WidgetProps } from '../../model/kind.ts';
import { frameOf } from '../shared/frame.tsx';
import { inputHints, isPhoneField } from './input-hints.ts';

/**
 * The typed text stays in the element until the person leaves the field, so that a key renders
 * nothing. While the field shows an error, each key is committed, so that the error goes at once.
 */
export function TextWidget(props: WidgetProps) {
  const { field, value = '', error, isReadOnly, onCommit, onType } = props;
  const input = useRef<HTMLInputElement>(null);
  const show = (text: string) => {
    if (input.current && input.current.value !== text) input.current.value = text;
  };
  const isTyping = useRef(false);
  useLayoutEffect(() => {
    if (!isTyping.current) show(String(value));
  }, [value]);
  const commit = (answer: string | undefined) => {
    isTyping.current = false;
    onType(undefined);
    show(answer ?? '');
    onCommit(answer);
  };
  const edit = (text: string) => {
    isTyping.current = true;
    const answer = answerIn(text);
    onType({ value: answer, commit: () => commit(answer) });
    if (error !== undefined) onCommit(answer);
  };
  const hints = inputHints(field);
  const common = {
    ...frameOf(props),
    ...hints,
    ref: input,
    dir: 'auto',
    readOnly: isReadOnly,
    'aria-required': field.isRequired,
    defaultValue: value,
  };
  // Digits stop at their length while typing (§5). A text or a phone number that is too long stays and
  // gets an error.
  const cleanDigits = (text: string) => sanitizeDigits(text, field.maxLength);
  return field.isDigits ? (
    <CleanTextField
      {...common}
      clean={isPhoneField(field) ? nationalPhone : cleanDigits}
      onText={edit}
    />
  ) : (
    <TextField {...common} onChange={(event) => edit(event.target.value)} />
  );
}

/** The text without spaces around it; undefined for a blank one. */
const answerIn = (text: string): string | undefined => (isFilledIn(text) ? text.trim() : undefined);
