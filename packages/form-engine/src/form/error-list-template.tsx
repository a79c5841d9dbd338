import type { ErrorListProps } from '@rjsf/utils';
import { useContext, useMemo } from 'react';
import type { Field } from '../model/field.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormViewContext } from './form-scope.ts';

/** The error summary: first the server's errors, then ours, which rjsf passes with a `name`. */
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

/** The label of a field. For a row field it includes the title of the row. */
const labelOf = ({ label, row }: Field): string => (row ? `${row.title}: ${label}` : label);
