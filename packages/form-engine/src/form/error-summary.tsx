import { ErrorSummary as Summary } from '@kosha/ui';
import { fillText } from '../model/texts.ts';
import { useFormScope, type SummaryItem } from './form-scope.ts';

/** The numbered list of errors (§8); each entry leads to its field. It can take the focus. */
export function ErrorSummary({ items }: { items: readonly SummaryItem[] }) {
  const { texts, idOf } = useFormScope();
  if (items.length === 0) return null;
  return (
    <Summary
      id={idOf('problems')}
      title={fillText(texts.problemsTitle, { count: items.length })}
      items={items.map(({ text, fieldKey }) => ({
        text,
        fieldId: fieldKey === undefined ? undefined : idOf(fieldKey),
      }))}
    />
  );
}
