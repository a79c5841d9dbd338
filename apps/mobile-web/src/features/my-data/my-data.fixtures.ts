import type { Schema } from '@kosha/api-client';
import { formatDateTime, hourMs } from '@kosha/domain';
import { sampleResponses } from '../../shared/sample-data/responses.ts';
import { ownDataExport } from '../../shared/sample-data/own-data.fixtures.ts';

type Data = Schema<'DataExport'>;

const { sections: _, ...jobOfCopy } = ownDataExport;
export const exportJob: Schema<'ExportJob'> = jobOfCopy;

/** The maximum number of rows per table in an export of the borrower's data. */
const rowsAtMost = 200;

const visits: Data['sections'][number] = {
  kind: 'tracking',
  title: 'What you did in the app',
  tables: [
    {
      table: 'tracking_events',
      total: rowsAtMost + 147,
      rows: Array.from({ length: rowsAtMost }, (_, at) => [
        { name: 'event', label: 'Event', value: 'page_enter', text: 'page_enter' },
        timeField('received_at_ms', 'Received', sampleResponses.now - at * hourMs),
      ]),
    },
  ],
};

function timeField(name: string, label: string, value: number): Schema<'DataField'> {
  return { name, label, value, text: formatDateTime(value) };
}

export const longDataExport: Data = {
  ...ownDataExport,
  sections: [visits, ...ownDataExport.sections],
};

export const withCorrectedField = (before: Data, address: string, value: string): Data => ({
  ...before,
  sections: before.sections.map(({ tables, ...section }) => ({
    ...section,
    tables: tables.map(({ rows, ...table }) => ({
      ...table,
      rows: rows.map((row) =>
        row.map((field) =>
          field.correctAs === address ? { ...field, value, text: textOf(field, value) } : field,
        ),
      ),
    })),
  })),
});

const textOf = ({ choices }: Schema<'DataField'>, value: string) =>
  choices?.find((choice) => choice.value === value)?.label ?? value;
