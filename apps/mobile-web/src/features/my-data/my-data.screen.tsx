import { useQuery, useQueryClient } from '@tanstack/react-query';
import { nationalPhone, personNameEdit } from '@kosha/domain';
import { Button, Card, CleanTextField, Heading, Notice, showToast, Stack, Text } from '@kosha/ui';
import { type SubmitEvent, useState } from 'react';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { isCallMissing } from '../../shared/server/is-call-missing.ts';
import { clientConfigQuery } from '../../shared/queries/client-config.query.ts';
import { DataCopy, NoData } from './data-copy.tsx';
import { EraseData } from './erase-data.tsx';
import { stored } from '../../shared/browser/stored.ts';
import { useDraft } from '../../shared/browser/use-draft.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { EditedField } from '../../shared/order-display/edited-field.tsx';
import { api } from '../../shared/server/api.ts';
import { failureText } from '../../shared/server/failures.ts';
import { useWrite } from '../../shared/server/use-write.ts';
import { myDataMessages } from './my-data.messages.ts';

interface Person {
  name: string;
  phone: string;
}

/** Stored in this tab until the session ends, so it survives a reload. */
const saved = stored('session', 'nominee', ({ name, phone }): Person | undefined =>
  typeof name === 'string' && typeof phone === 'string' ? { name, phone } : undefined,
);

/** Nominates a person who may act for the borrower (D60). */
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
          <EditedField
            label={text('nomineeName')}
            value={draft.value.name}
            edit={personNameEdit}
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

/** The screen's sections, each with the calls that it requires (D62). */
const parts = [
  { Part: DataCopy, calls: ['POST /privacy/v1/export', 'GET /privacy/v1/export'] },
  { Part: Nominee, calls: ['POST /privacy/v1/nominate'] },
  { Part: EraseData, calls: ['POST /privacy/v1/erase'] },
] as const;

/**
 * The borrower's data, which they can view, download, correct and erase, and their nominee (D60).
 */
export function MyDataScreen() {
  const { data: config } = useQuery(clientConfigQuery);
  // If the server lacks this feature, no request is sent (D62).
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
