import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { WidgetProps } from '../../model/field-type.ts';
import { isFilledIn } from '../../model/filled-in.ts';
import { useHydratedValue } from './use-hydrated-value.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface TypedText<Element extends TextElement> {
  ref: RefObject<Element | null>;
  defaultValue: string;
  /** Takes over what stands in the element now. */
  edit: (text: string) => void;
}

/** How an answer stands in its element. */
interface Shape<Element> {
  /** The text in an element as the form takes it. */
  read: (element: Element) => string;
  /** The answer as the element shows it. */
  show: (answer: string) => string;
}

const asItIs: Shape<TextElement> = { read: ({ value }) => value, show: (answer) => answer };

/**
 * The typed text stays in the element until the person leaves the field, so that a key renders
 * nothing.
 */
export function useTypedText<Element extends TextElement>(
  { id, value = '', onCommit, onType }: Pick<WidgetProps, 'id' | 'value' | 'onCommit' | 'onType'>,
  { read = asItIs.read, show = asItIs.show }: Partial<Shape<Element>> = {},
): TypedText<Element> {
  const ref = useRef<Element>(null);
  // Another default would clear a date that is partly filled in.
  const [defaultValue] = useState(() => show(String(value)));
  const put = (text: string) => {
    const { current: element } = ref;
    // A partly filled date would be lost: the browser shows it, but its value is blank.
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
