import { ErrorSummary as Summary } from '@kosha/ui';
import { useDeferredValue } from 'react';
import { pluralMessage } from '../model/messages.ts';
import { useFormScope, type SummaryItem } from './form-scope.ts';
import { atFirst } from './use-mounted-count.ts';

/**
 * The list of errors, those of the server numbered and in full (§8); each entry leads to its field. It can take the focus. The end of a long list comes
 * a moment after its beginning, so that the refusal is told at once.
 */
export function ErrorSummary({ items }: { items: readonly SummaryItem[] }) {
  const { messages, idOf } = useFormScope();
  const later = useDeferredValue(items, items.slice(0, atFirst));
  if (items.length === 0) return null;
  const listed = items.length > atFirst ? later : items;
  return (
    <Summary
      // The form's live region says it once, and the focus goes to the first wrong field or to this list.
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
