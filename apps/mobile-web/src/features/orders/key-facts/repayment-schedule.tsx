import type { Schema } from '@kosha/api-client';
import { Heading, KeyValueList, Stack } from '@kosha/ui';

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
