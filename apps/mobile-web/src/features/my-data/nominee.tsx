import { nationalPhone, sanitizePersonName } from '@kosha/domain';
import { Button, Card, CleanTextField, Heading, Notice, showToast, Stack, Text } from '@kosha/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { api } from '../../shared/server/api.ts';
import { failureText } from '../../shared/server/failures.ts';
import { useWrite } from '../../shared/server/use-write.ts';
import { myDataMessages } from './my-data.messages.ts';

/** Names who may act for the borrower (D60). */
export function Nominee() {
  const text = useMessages(myDataMessages);
  const queryClient = useQueryClient();
  const [person, setPerson] = useState({ name: '', phone: '' });
  const [problem, setProblem] = useState<string>();
  const { submit, isPending } = useWrite(
    (body: typeof person, options) => api.post('/privacy/v1/nominate', { body, ...options }),
    {
      onSuccess: () => {
        setProblem(undefined);
        showToast(text('nominated'), 'success');
        void queryClient.invalidateQueries({ queryKey: ['my-data'] });
      },
      onFailure: (failure) => setProblem(failureText(failure)),
    },
  );
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    submit(person);
  }
  const change = (part: keyof typeof person) => (value: string) =>
    setPerson((before) => ({ ...before, [part]: value }));
  return (
    <Card as="section" aria-label={text('nomineeTitle')}>
      <form noValidate onSubmit={send}>
        <Stack gap={3}>
          <Heading size="md">{text('nomineeTitle')}</Heading>
          <Text size="sm">{text('nomineeText')}</Text>
          <CleanTextField
            label={text('nomineeName')}
            value={person.name}
            clean={sanitizePersonName}
            inputMode="text"
            autoComplete="off"
            readOnly={isPending}
            onText={change('name')}
          />
          <CleanTextField
            label={text('nomineePhone')}
            value={person.phone}
            clean={nationalPhone}
            inputMode="numeric"
            autoComplete="off"
            readOnly={isPending}
            onText={change('phone')}
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
