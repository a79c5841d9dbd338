import { useEffect, useRef } from 'react';
import type { Refusal } from './use-contacts.ts';

/** Focuses the first field that a refusal names, or its message if it names none on this page. */
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

/**
 * Focuses the first of these fields that exists in the form; in a radio group, its first choice.
 * Returns whether a field was found.
 */
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
