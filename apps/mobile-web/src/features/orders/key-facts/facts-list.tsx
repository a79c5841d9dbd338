import type { Schema } from '@kosha/api-client';
import { KeyValueList } from '@kosha/ui';
import { WithAddresses } from '../../../shared/order-display/with-addresses.tsx';

/** The number of a proposal breaks at its hyphen, if it must. */
function valueOf(value: string) {
  const number = /^([A-Z]+\d+-)(\d+)$/.exec(value);
  if (!number) return value.includes('@') ? <WithAddresses>{value}</WithAddresses> : value;
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
  /** The box at the top: larger figures. */
  isSummary?: boolean;
}

/** Each fact with its name, and one sentence about it below both. */
export function FactsList({ lines, isSummary = false }: FactsListProps) {
  return (
    <KeyValueList
      isSummary={isSummary}
      rows={lines.map(({ label, value, note }) => ({
        label,
        value: valueOf(value),
        note: note && <WithAddresses>{note}</WithAddresses>,
      }))}
    />
  );
}
