import { ErrorSummary as Summary } from '@kosha/ui';
import { useDeferredValue } from 'react';
import { pluralMessage } from '../model/messages.ts';
import { useFormScope, type SummaryItem } from './form-scope.ts';
import { atFirst } from './use-mounted-count.ts';

/**
 * The error summary, with server errors numbered and in full (§8); each entry links to its field. It is
 * focusable. The rest of a long list is rendered later, so that the rejection is announced at once.
 */
export function ErrorSummary({ items }: { items: readonly SummaryItem[] }) {
  const { messages, idOf } = useFormScope();
  const later = useDeferredValue(items, items.slice(0, atFirst));
  if (items.length === 0) return null;
  const listed = items.length > atFirst ? later : items;
  return (
    <Summary
      // The form's live region announces it, and the first invalid field or this list gets the focus.
      isSilent
      id={idOf('problems')}
      title={pluralMessage(messages.problemsTitle, items.length, messages)}
      items={listed.map(({ id, text, label, fieldKey }) => ({
        id,
        text,
        label,
        fieldId: fieldKey === undefined ? undefined : idOf(fieldKey),
      }))}
    />
  );
}
