import { useEffect, useRef } from 'react';
import type { ContactsRefusal } from './use-contacts.ts';

/**
 * After the server refuses the form, focuses the first field with an error. If the form has none of
 * these fields, focuses the error summary.
 */
export function useErrorFocus(refusal: ContactsRefusal | null) {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!refusal) return;
    const names = refusal.fieldErrors.flatMap(({ name }) => name ?? []);
    if (!focusFirstField(formRef.current, names)) summaryRef.current?.focus();
  }, [refusal]);
  return { formRef, summaryRef };
}

/**
 * Focuses the first field in `names` that the form has; in a radio group, the first choice. Returns
 * false if the form has none of these fields.
 */
export function focusFirstField(form: HTMLFormElement | null, names: readonly string[]): boolean {
  const field = names.map((name) => fieldOf(form, name)).find((found) => found !== null);
  field?.focus();
  return field !== undefined;
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const element = form?.elements.namedItem(name);
  const field = element instanceof RadioNodeList ? element[0] : element;
  return field instanceof HTMLElement ? field : null;
}
