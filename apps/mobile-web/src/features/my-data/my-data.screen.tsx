import { type Schema, unwrap } from '@kosha/api-client';
import { nationalPhone, editPersonName } from '@kosha/domain';
import {
  Button,
  Card,
  CleanTextField,
  Disclosure,
  EmptyState,
  Heading,
  KeyValueList,
  Notice,
  ReceiptIllustration,
  showToast,
  Stack,
  Text,
} from '@kosha/ui';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { saveFile } from '../../shared/browser/save-file.ts';
import { createStoredValue } from '../../shared/browser/stored.ts';
import { useDraft } from '../../shared/browser/use-draft.ts';
import { formatDateTime } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { RestrictedTextField } from '../../shared/order-display/restricted-text-field.tsx';
import { clientConfigQuery } from '../../shared/queries/client-config.query.ts';
import { api } from '../../shared/server/api.ts';
import { failureText, hasNothingToShow } from '../../shared/server/failures.ts';
import { isCallMissing } from '../../shared/server/missing-calls.ts';
import { QueryGate } from '../../shared/server/query-gate.tsx';
import { useWrite } from '../../shared/server/use-write.ts';
import { CorrectionButton } from './correction-button.tsx';
import { EraseData } from './erase-data.tsx';
import { myDataMessages } from './my-data.messages.ts';

/** A repeated POST is safe, because it returns the existing job until the copy expires (D60). */
const copyQuery = queryOptions({
  queryKey: ['my-data'],
  staleTime: 0,
  gcTime: 0,
  queryFn: async ({ signal }) => {
    const { jobId } = unwrap(await api.post('/privacy/v1/export', { signal }));
    return unwrap(await api.get('/privacy/v1/export', { query: { jobId }, signal }));
  },
});

function useCopy() {
  const [isWanted, setIsWanted] = useState(false);
  const read = useQuery({ ...copyQuery, enabled: isWanted });
  return { isWanted, show: () => setIsWanted(true), read };
}

/** Shows a copy of the borrower's data on the server, and can save the copy as a file (D60). */
function DataCopy() {
  const text = useMessages(myDataMessages);
  const { isWanted, show, read } = useCopy();
  return (
    <Card as="section" aria-label={text('copyTitle')}>
      <Stack gap={3}>
        <Heading size="md">{text('copyTitle')}</Heading>
        <Text size="sm">{text('copyText')}</Text>
        {isWanted ? (
          <QueryGate
            read={read}
            shape="list"
            loading={text('showing')}
            failed={text('failed')}
            renderError={(error) => hasNothingToShow(error) && <NoData />}
          >
            {(data) => <Sections data={data} />}
          </QueryGate>
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
            note: <CorrectionButton field={field} />,
          }))}
        />
      ))}
    </Stack>
  );
}

/** The content of the downloaded file: rows by table name, and values by field name. */
const asJson = ({ sections }: Schema<'DataExport'>) =>
  Object.fromEntries(
    sections.flatMap(({ tables }) =>
      tables.map(({ table, rows }) => [
        table,
        rows.map((row) => Object.fromEntries(row.map(({ name, value }) => [name, value]))),
      ]),
    ),
  );

function NoData() {
  const text = useMessages(myDataMessages);
  return (
    <EmptyState title={text('noneTitle')} illustration={<ReceiptIllustration />}>
      {text('noneText')}
    </EmptyState>
  );
}

interface Person {
  name: string;
  phone: string;
}

/** The draft of the nominee form, stored in this tab so that it survives a reload. */
const saved = createStoredValue('session', 'nominee', ({ name, phone }): Person | undefined =>
  typeof name === 'string' && typeof phone === 'string' ? { name, phone } : undefined,
);

/** The form to name a nominee, a person who may act for the borrower (D60). */
function Nominee() {
  const text = useMessages(myDataMessages);
  const queryClient = useQueryClient();
  const draft = useDraft(saved, { name: '', phone: '' });
  const [problem, setProblem] = useState<string>();
  const { submit, isPending } = useWrite(
    (body: Person, options) => api.post('/privacy/v1/nominate', { body, ...options }),
    {
      onSuccess: () => {
        setProblem(undefined);
        saved.remove();
        showToast(text('nominated'), 'success');
        void queryClient.invalidateQueries({ queryKey: ['my-data'] });
      },
      onFailure: (failure) => setProblem(failureText(failure)),
    },
  );
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    submit(draft.value);
  }
  return (
    <Card as="section" aria-label={text('nomineeTitle')}>
      <form noValidate onSubmit={send}>
        <Stack gap={3}>
          <Heading size="md">{text('nomineeTitle')}</Heading>
          <Text size="sm">{text('nomineeText')}</Text>
          <RestrictedTextField
            label={text('nomineeName')}
            value={draft.value.name}
            edit={editPersonName}
            inputMode="text"
            autoComplete="off"
            readOnly={isPending}
            onText={(name) => draft.change({ name })}
          />
          <CleanTextField
            label={text('nomineePhone')}
            value={draft.value.phone}
            clean={nationalPhone}
            inputMode="numeric"
            autoComplete="off"
            readOnly={isPending}
            onText={(phone) => draft.change({ phone })}
          />
          {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
          <Button
            type="submit"
            variant="secondary"
            isFullWidth
            isLoading={isPending}
            loadingLabel={text('nominating')}
          >
            {text('nominate')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

/** A section is shown only if the server has all of its calls (D62). */
const parts = [
  { Part: DataCopy, calls: ['POST /privacy/v1/export', 'GET /privacy/v1/export'] },
  { Part: Nominee, calls: ['POST /privacy/v1/nominate'] },
  { Part: EraseData, calls: ['POST /privacy/v1/erase'] },
] as const;

/** The borrower can view, download, correct and erase their data, and name a nominee (D60). */
export function MyDataScreen() {
  const { data: config } = useQuery(clientConfigQuery);
  // If `config.parts` lacks `myData`, the server does not support this screen (D62).
  const isOffered = config === undefined || config.parts?.includes('myData');
  const shown = isOffered ? parts.filter(({ calls }) => !calls.some(isCallMissing)) : [];
  return (
    <ScreenLayout>
      {shown.length === 0 && <NoData />}
      {shown.map(({ Part, calls }) => (
        <Part key={calls[0]} />
      ))}
    </ScreenLayout>
  );
}
