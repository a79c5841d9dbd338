import type { Schema } from '@kosha/api-client';
import { Heading, KeyValueList, Stack } from '@kosha/ui';

type ScheduleTexts = Pick<
  Schema<'KeyFactsTexts'>,
  'scheduleHeading' | 'scheduleColumns' | 'scheduleRows'
>;

/** Annex C, each instalment as a list: its table has more columns than a phone has room for. */
export function Schedule({ texts }: { texts: ScheduleTexts }) {
  return (
    <Stack gap={1}>
      <Heading size="md">{texts.scheduleHeading}</Heading>
      {texts.scheduleRows.map((row, at) => (
        <KeyValueList
          key={at}
          rows={texts.scheduleColumns.map((label, column) => ({ label, value: row[column] }))}
        />
      ))}
    </Stack>
  );
}
