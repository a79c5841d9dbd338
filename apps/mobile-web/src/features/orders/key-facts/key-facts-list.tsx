import type { Schema } from '@kosha/api-client';
import { Heading, KeyValueList, Stack } from '@kosha/ui';
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

type ScheduleTexts = Pick<
  Schema<'KeyFactsTexts'>,
  'scheduleHeading' | 'scheduleColumns' | 'scheduleRows'
>;

/** The repayment schedule (Annex C of the statement). A table would be too wide for a phone. */
export function RepaymentSchedule({ texts }: { texts: ScheduleTexts }) {
  return (
    <Stack gap={1}>
      <Heading size="md">{texts.scheduleHeading}</Heading>
      <KeyValueList
        rows={texts.scheduleRows.map((row) => instalmentOf(texts.scheduleColumns, row))}
      />
    </Stack>
  );
}

/** A row has an instalment's number, date, outstanding debt, principal, interest and amount. */
function instalmentOf(columns: readonly string[], [number, when, ...amounts]: readonly string[]) {
  const parts = columns.slice(2, -1).map((column, at) => `${column} ${amounts[at] ?? ''}`);
  return {
    label: `${columns.at(-1) ?? ''} ${number ?? ''} · ${when ?? ''}`,
    value: amounts.at(-1),
    note: parts.join(' · '),
  };
}
