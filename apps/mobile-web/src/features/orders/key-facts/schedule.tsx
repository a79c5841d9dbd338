import type { Schema } from '@kosha/api-client';
import { Heading, KeyValueList, Stack } from '@kosha/ui';

type ScheduleTexts = Pick<
  Schema<'KeyFactsTexts'>,
  'scheduleHeading' | 'scheduleColumns' | 'scheduleRows'
>;

/** Annex C, a row for each instalment: its table has more columns than a phone has room for. */
export function Schedule({ texts }: { texts: ScheduleTexts }) {
  return (
    <Stack gap={1}>
      <Heading size="md">{texts.scheduleHeading}</Heading>
      <KeyValueList
        rows={texts.scheduleRows.map((row) => instalmentOf(texts.scheduleColumns, row))}
      />
    </Stack>
  );
}

/** Which instalment and when, what is paid, and below both what it is made of: the first, last and middle columns. */
function instalmentOf(columns: readonly string[], [number, when, ...amounts]: readonly string[]) {
  const parts = columns.slice(2, -1).map((column, at) => `${column} ${amounts[at] ?? ''}`);
  return {
    label: `${columns.at(-1) ?? ''} ${number ?? ''} · ${when ?? ''}`,
    value: amounts.at(-1),
    note: parts.join(' · '),
  };
}
