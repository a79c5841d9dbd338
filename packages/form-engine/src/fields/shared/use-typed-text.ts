import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { WidgetProps } from '../../model/field-type.ts';
import { isFilledIn } from '../../model/filled-in.ts';
import { useHydratedValue } from './use-hydrated-value.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface TypedText<Element extends TextElement> {
  ref: RefObject<Element | null>;
  defaultValue: string;
  /** The widget must call this function with the text after each change. */
  edit: (text: string) => void;
}

interface Conversion<Element> {
  read: (element: Element) => string;
  show: (answer: string) => string;
}

const identity: Conversion<TextElement> = { read: ({ value }) => value, show: (answer) => answer };

/** Typed text stays in the element until blur, so that a key press does not re-render the form. */
export function useTypedText<Element extends TextElement>(
  { id, value = '', onCommit, onType }: Pick<WidgetProps, 'id' | 'value' | 'onCommit' | 'onType'>,
  { read = identity.read, show = identity.show }: Partial<Conversion<Element>> = {},
): TypedText<Element> {
  const ref = useRef<Element>(null);
  // The default value never changes, because a change would clear a partly filled date.
  const [defaultValue] = useState(() => show(String(value)));
  const setElementText = (text: string) => {
    const { current: element } = ref;
    // Setting a value would clear a partly filled date, which has `badInput`.
    if (element && element.value !== text && !element.validity.badInput) element.value = text;
  };
  const isTyping = useRef(false);
  const commit = (answer: string | undefined) => {
    isTyping.current = false;
    onType(undefined);
    setElementText(show(answer ?? ''));
    onCommit(answer);
  };
  const edit = (text: string) => {
    isTyping.current = true;
    const answer = answerFrom(text);
    onType({ value: answer, commit: () => commit(answer) });
  };
  useHydratedValue(id, () => {
    const { current: element } = ref;
    const text = element ? read(element) : '';
    if (show(text) === defaultValue) return;
    edit(text);
    if (element !== document.activeElement) commit(answerFrom(text));
  });
  const shown = show(String(value));
  useLayoutEffect(() => {
    if (!isTyping.current) setElementText(shown);
  }, [shown]);
  return { ref, defaultValue, edit };
}

const answerFrom = (text: string): string | undefined =>
  isFilledIn(text) ? text.trim() : undefined;
