import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { WidgetProps } from '../../model/field-type.ts';
import { isFilledIn } from '../../model/filled-in.ts';
import { useHydratedValue } from './use-hydrated-value.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface TypedText<Element extends TextElement> {
  ref: RefObject<Element | null>;
  defaultValue: string;
  /** Reports the element's current text. */
  edit: (text: string) => void;
}

/** Conversion between an answer and the element's text. */
interface Conversion<Element> {
  /** The element's text as an answer. */
  read: (element: Element) => string;
  /** The answer as the element's text. */
  show: (answer: string) => string;
}

const identity: Conversion<TextElement> = { read: ({ value }) => value, show: (answer) => answer };

/** Keeps typed text in the element until blur, so that a key press renders nothing. */
export function useTypedText<Element extends TextElement>(
  { id, value = '', onCommit, onType }: Pick<WidgetProps, 'id' | 'value' | 'onCommit' | 'onType'>,
  { read = identity.read, show = identity.show }: Partial<Conversion<Element>> = {},
): TypedText<Element> {
  const ref = useRef<Element>(null);
  // Changing the default value would clear a partly filled date.
  const [defaultValue] = useState(() => show(String(value)));
  const put = (text: string) => {
    const { current: element } = ref;
    // Setting the value would clear a partly filled date, whose value is blank.
    if (element && element.value !== text && !element.validity.badInput) element.value = text;
  };
  const isTyping = useRef(false);
  const commit = (answer: string | undefined) => {
    isTyping.current = false;
    onType(undefined);
    put(show(answer ?? ''));
    onCommit(answer);
  };
  const edit = (text: string) => {
    isTyping.current = true;
    const answer = answerIn(text);
    onType({ value: answer, commit: () => commit(answer) });
  };
  useHydratedValue(id, () => {
    const { current: element } = ref;
    const text = element ? read(element) : '';
    if (show(text) === defaultValue) return;
    edit(text);
    if (element !== document.activeElement) commit(answerIn(text));
  });
  const shown = show(String(value));
  useLayoutEffect(() => {
    if (!isTyping.current) put(shown);
  }, [shown]);
  return { ref, defaultValue, edit };
}

/** The text without spaces around it; undefined for a blank one. */
const answerIn = (text: string): string | undefined => (isFilledIn(text) ? text.trim() : undefined);
