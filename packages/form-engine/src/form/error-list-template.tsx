import type { ErrorListProps } from '@rjsf/utils';
import { useContext, useMemo } from 'react';
import type { Field } from '../model/field.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormViewContext } from './form-scope.ts';

/** The error summary: server errors in their order, then ours. Only ours have a `name`. */
export function ErrorListTemplate({ errors }: ErrorListProps) {
  const { shown, serverItems } = useContext(FormViewContext);
  const items = useMemo(() => {
    const own = errors.flatMap(({ name, property = '', message = '' }) => {
      const fieldKey = property.replace(/^\./, '');
      const field = shown.get(fieldKey);
      return name && field
        ? [{ id: fieldKey, text: message, label: labelOf(field), fieldKey }]
        : [];
    });
    return [...serverItems, ...own];
  }, [errors, shown, serverItems]);
  return <ErrorSummary items={items} />;
}

/** The label of a row field includes its row. */
const labelOf = ({ label, row }: Field): string => (row ? `${row.title}: ${label}` : label);
