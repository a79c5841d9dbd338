import { useEffect, useRef } from 'react';
import type { Refusal } from './use-contacts.ts';

/**
 * Focuses the first field that a refusal names. If the page has no such field, focuses the message.
 */
export function useErrorFocus(refusal: Refusal | null) {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!refusal) return;
    const names = refusal.fieldErrors.flatMap(({ name }) => name ?? []);
    if (!focusFirst(formRef.current, names)) summaryRef.current?.focus();
  }, [refusal]);
  return { formRef, summaryRef };
}

/** In a radio group, focuses the first choice. Returns whether a field was found. */
export function focusFirst(form: HTMLFormElement | null, names: readonly string[]): boolean {
  const field = names.map((name) => fieldOf(form, name)).find((found) => found !== null);
  field?.focus();
  return field !== undefined;
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const element = form?.elements.namedItem(name);
  const field = element instanceof RadioNodeList ? element[0] : element;
  return field instanceof HTMLElement ? field : null;
}
