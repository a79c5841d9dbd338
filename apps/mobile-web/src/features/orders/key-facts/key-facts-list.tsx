import type { Schema } from '@kosha/api-client';
import { KeyValueList } from '@kosha/ui';
import { BreakableText } from '../../../shared/order-display/breakable-text.tsx';

/**
 * Allows line breaks after the hyphen of a proposal number, and at the @ and dots of an email
 * address.
 */
function valueOf(value: string) {
  const number = /^([A-Z]+\d+-)(\d+)$/.exec(value);
  if (!number) return value.includes('@') ? <BreakableText>{value}</BreakableText> : value;
  return (
    <>
      {number[1]}
      <wbr />
      {number[2]}
    </>
  );
}

interface FactsListProps {
  lines: readonly Schema<'KeyFactsLine'>[];
  isSummary?: boolean;
}

export function KeyFactsList({ lines, isSummary = false }: FactsListProps) {
  return (
    <KeyValueList
      isSummary={isSummary}
      rows={lines.map(({ label, value, note }) => ({
        label,
        value: valueOf(value),
        note: note && <BreakableText>{note}</BreakableText>,
      }))}
    />
  );
}
