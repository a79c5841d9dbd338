import { sanitizeDigits } from '@kosha/domain';
import { CleanTextField, TextField } from '@kosha/ui';
import { useLayoutEffect, useRef } from 'react';
import { isFilledIn } from '../../visibility/visible-fields.ts';
import type { WidgetProps } from '../definition.ts';
import { frameOf } from '../shared/frame.tsx';
import { inputHints } from './input-hints.ts';

/**
 * What is typed stays in the element until the form commits it, once the field is left: a keystroke
 * renders nothing. Where an error stands each key is committed, so that what is mended is told at once.
 */
export function TextWidget(props: WidgetProps) {
  const { field, value = '', error, isReadOnly, onCommit, onEdit } = props;
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
    onEdit(undefined);
    show(answer ?? '');
    onCommit(answer);
  };
  const edit = (text: string) => {
    isTyping.current = true;
    const answer = answerIn(text);
    onEdit({ value: answer, flush: () => commit(answer) });
    if (error !== undefined) onCommit(answer);
  };
  const common = {
    ...frameOf(props),
    ...inputHints(field),
    ref: input,
    dir: 'auto',
    readOnly: isReadOnly,
    'aria-required': field.isRequired,
    placeholder: field.placeholder,
    defaultValue: value,
  };
  // Digits are held to their length while typing (§5); a long text stays, with an error.
  return field.isDigits ? (
    <CleanTextField
      {...common}
      clean={(text) => sanitizeDigits(text, field.maxLength)}
      onText={edit}
    />
  ) : (
    <TextField {...common} onChange={(event) => edit(event.target.value)} />
  );
}

/** Blank text is no answer; what stands around it is no part of it. */
const answerIn = (text: string): string | undefined => (isFilledIn(text) ? text.trim() : undefined);
