import type { ErrorListProps } from '@rjsf/utils';
import { useContext, useDeferredValue, useMemo } from 'react';
import { ErrorSummary as Summary } from '@kosha/ui';
import type { Field } from '../model/field.ts';
import { FormViewContext, type FormErrorItem, useFormScope } from './form-scope.ts';
import { pluralMessage } from '../model/messages.ts';
import { initialMountedFieldCount } from './use-mounted-field-count.ts';

/**
 * Server errors have no `label`, so `Summary` numbers these items and shows the full text (§8). The
 * first render contains only the first items of a long list, so that the form's live region
 * announces the errors without delay.
 */
function ErrorSummary({ items }: { items: readonly FormErrorItem[] }) {
  const { messages, idOf } = useFormScope();
  const deferredItems = useDeferredValue(items, items.slice(0, initialMountedFieldCount));
  if (items.length === 0) return null;
  const renderedItems = items.length > initialMountedFieldCount ? deferredItems : items;
  return (
    <Summary
      // The form's live region already announces the errors.
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

/**
 * Shows the server errors first, then the errors that the form found. rjsf also adds the server
 * errors to `errors`. These have no `name` and are skipped, so that no error is shown twice.
 */
export function ErrorListTemplate({ errors }: ErrorListProps) {
  const { shown, serverItems } = useContext(FormViewContext);
  const items = useMemo(() => {
    const fieldItems = errors.flatMap(({ name, property = '', message = '' }) => {
      const fieldKey = property.replace(/^\./, '');
      const field = shown.get(fieldKey);
      return name && field
        ? [{ id: fieldKey, text: message, label: labelOf(field), fieldKey }]
        : [];
    });
    return [...serverItems, ...fieldItems];
  }, [errors, shown, serverItems]);
  return <ErrorSummary items={items} />;
}

const labelOf = ({ label, row }: Field): string => (row ? `${row.title}: ${label}` : label);
