import { sanitizeDigits } from '@kosha/domain';
import { TextField } from '@kosha/ui';
import { useLayoutEffect, useRef } from 'react';
import type { FieldFacts } from '../../descriptor/field.ts';
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
    const next = allowedIn(field, text);
    isTyping.current = true;
    show(next);
    const answer = answerIn(next);
    onEdit({ value: answer, flush: () => commit(answer) });
    if (error !== undefined) onCommit(answer);
  };
  return (
    <TextField
      {...frameOf(props)}
      {...inputHints(field)}
      ref={input}
      dir="auto"
      readOnly={isReadOnly}
      aria-required={field.isRequired}
      placeholder={field.placeholder}
      defaultValue={value}
      onChange={(event) => edit(event.target.value)}
    />
  );
}

/** Blank text is no answer; what stands around it is no part of it. */
const answerIn = (text: string): string | undefined => (isFilledIn(text) ? text.trim() : undefined);

/** Digits are held to their length while typing (§5); a long text stays, with an error. */
const allowedIn = ({ isDigits, maxLength }: FieldFacts, text: string): string =>
  isDigits ? sanitizeDigits(text, maxLength) : text;
