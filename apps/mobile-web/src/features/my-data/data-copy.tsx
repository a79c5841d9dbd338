import { type Schema, unwrap } from '@kosha/api-client';
import {
  Button,
  Card,
  Disclosure,
  EmptyState,
  Heading,
  KeyValueList,
  ReceiptIllustration,
  Stack,
  Text,
} from '@kosha/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../shared/browser/save-file.ts';
import { formatDateTime } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { isNotOffered } from '../../shared/server/failures.ts';
import { ReadGate } from '../../shared/server/read-gate.tsx';
import { CorrectButton } from './correct-button.tsx';
import { myDataMessages } from './my-data.messages.ts';
import { api } from '../../shared/server/api.ts';

/** Requests a copy and reads it; a repeated request returns the same copy (D60). */
const copyQuery = queryOptions({
  queryKey: ['my-data'],
  staleTime: 0,
  gcTime: 0,
  queryFn: async ({ signal }) => {
    const { jobId } = unwrap(await api.post('/privacy/v1/export', { signal }));
    return unwrap(await api.get('/privacy/v1/export', { query: { jobId }, signal }));
  },
});

/** The copy, after the borrower has requested it. */
function useCopy() {
  const [isWanted, setIsWanted] = useState(false);
  const read = useQuery({ ...copyQuery, enabled: isWanted });
  return { isWanted, show: () => setIsWanted(true), read };
}

/**
 * Shows all data that the server has about the borrower; a second button downloads the data (D60).
 */
export function DataCopy() {
  const text = useMessages(myDataMessages);
  const { isWanted, show, read } = useCopy();
  return (
    <Card as="section" aria-label={text('copyTitle')}>
      <Stack gap={3}>
        <Heading size="md">{text('copyTitle')}</Heading>
        <Text size="sm">{text('copyText')}</Text>
        {isWanted ? (
          <ReadGate
            read={read}
            shape="list"
            loading={text('showing')}
            failed={text('failed')}
            renderError={(error) => isNotOffered(error) && <NoData />}
          >
            {(data) => <Sections data={data} />}
          </ReadGate>
        ) : (
          <Button isFullWidth onClick={show}>
            {text('show')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function Sections({ data }: { data: Schema<'DataExport'> }) {
  const text = useMessages(myDataMessages);
  const save = () => {
    const json = JSON.stringify(asJson(data), null, 2);
    saveFile(text('fileName'), new Blob([json], { type: 'application/json' }));
  };
  return (
    <>
      <Text size="sm">{text('until', { time: formatDateTime(data.expiryTime) })}</Text>
      <Button variant="secondary" isFullWidth onClick={save}>
        {text('save')}
      </Button>
      {data.sections.map((section) => (
        <Disclosure key={section.kind} summary={section.title}>
          <Stack gap={4}>
            {section.tables.map((table) => (
              <Rows key={table.table} table={table} />
            ))}
          </Stack>
        </Disclosure>
      ))}
    </>
  );
}

function Rows({ table }: { table: Schema<'DataTable'> }) {
  const text = useMessages(myDataMessages);
  const { rows, total } = table;
  const shown = { shown: rows.length, count: total };
  return (
    <Stack gap={2}>
      <Text size="xs" tone="soft">
        {text(total > rows.length ? 'newest' : 'count', shown)}
      </Text>
      {rows.map((row, at) => (
        <KeyValueList
          key={at}
          rows={row.map((field) => ({
            label: field.label,
            value: field.text,
            note: <CorrectButton field={field} />,
          }))}
        />
      ))}
    </Stack>
  );
}

/** The content of the file: tables by name, rows by field name. */
const asJson = ({ sections }: Schema<'DataExport'>) =>
  Object.fromEntries(
    sections.flatMap(({ tables }) =>
      tables.map(({ table, rows }) => [
        table,
        rows.map((row) => Object.fromEntries(row.map(({ name, value }) => [name, value]))),
      ]),
    ),
  );

export function NoData() {
  const text = useMessages(myDataMessages);
  return (
    <EmptyState title={text('noneTitle')} illustration={<ReceiptIllustration />}>
      {text('noneText')}
    </EmptyState>
  );
}
