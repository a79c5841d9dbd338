import { ErrorSummary as Summary } from '@kosha/ui';
import { countedText } from '../model/texts.ts';
import { useFormScope, type SummaryItem } from './form-scope.ts';

/** The numbered list of errors (§8); each entry leads to its field. It can take the focus. */
export function ErrorSummary({ items }: { items: readonly SummaryItem[] }) {
  const { texts, idOf } = useFormScope();
  if (items.length === 0) return null;
  return (
    <Summary
      id={idOf('problems')}
      title={countedText(texts.problemsTitle, items.length, texts)}
      items={items.map(({ id, text, fieldKey }) => ({
        id,
        text,
        fieldId: fieldKey === undefined ? undefined : idOf(fieldKey),
      }))}
    />
  );
}
