import { ErrorSummary as Summary } from '@kosha/ui';
import { useDeferredValue } from 'react';
import { pluralMessage } from '../model/messages.ts';
import { useFormScope, type SummaryItem } from './form-scope.ts';
import { atFirst } from './use-mounted-count.ts';

/**
 * The error summary. Server errors are numbered and shown in full (§8); each entry links to its
 * field. A long list is completed after the first render, so that screen readers announce it at
 * once.
 */
export function ErrorSummary({ items }: { items: readonly SummaryItem[] }) {
  const { messages, idOf } = useFormScope();
  const deferredItems = useDeferredValue(items, items.slice(0, atFirst));
  if (items.length === 0) return null;
  const renderedItems = items.length > atFirst ? deferredItems : items;
  return (
    <Summary
      // The form's live region announces the errors, so the summary must not announce them too.
      isSilent
      id={idOf('problems')}
      title={pluralMessage(messages.problemsTitle, items.length, messages)}
      items={renderedItems.map(({ id, text, label, fieldKey }) => ({
        id,
        text,
        label,
        fieldId: fieldKey === undefined ? undefined : idOf(fieldKey),
      }))}
    />
  );
}
