import type { Schema } from '@kosha/api-client';
import {
  Button,
  EmptyState,
  KeyValueList,
  Notice,
  Stack,
  StickyAction,
  Text,
  TickIllustration,
} from '@kosha/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppName } from '../../shared/server/app-name.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ContactPage } from './contact-page.tsx';
import { contactVerificationMessages } from './contact-verification.messages.ts';
import { Liability } from './liability.tsx';
import { api } from '../../shared/server/api.ts';
import { failureText } from '../../shared/server/failures.ts';
import { useWrite } from '../../shared/server/use-write.ts';
import { contactVerificationQuery } from './contact-verification.queries.ts';

type ContactAnswer = 'confirmed' | 'declined';

/** Sends the contact's choice once, and returns why the server refused it, if it did (D06). */
function useContactAnswer(token: string) {
  const [given, setGiven] = useState<ContactAnswer>();
  const [chosen, setChosen] = useState<ContactAnswer>();
  const [failure, setFailure] = useState<string>();
  const queryClient = useQueryClient();
  const write = useWrite(
    (answer: ContactAnswer, options) =>
      api.post('/auth/v1/verify-contact', {
        body: { token, accept: answer === 'confirmed' },
        ...options,
      }),
    {
      onSuccess: (_, answer) => setGiven(answer),
      onFailure(refused) {
        setFailure(failureText(refused));
        // The contact may meanwhile have answered in another tab; then the question must disappear.
        void queryClient.invalidateQueries(contactVerificationQuery(token));
      },
    },
  );
  return {
    given,
    failure,
    sending: write.isPending ? chosen : undefined,
    give(answer: ContactAnswer) {
      if (write.isPending) return;
      setFailure(undefined);
      setChosen(answer);
      write.submit(answer);
    },
  };
}

interface ContactQuestionProps {
  token: string;
  verification: Schema<'ContactVerification'>;
}

/** Names the borrower who gave this contact, and offers the choice: Confirm or Decline (D06). */
export function ContactQuestion({ token, verification }: ContactQuestionProps) {
  const appName = useAppName();
  const text = useMessages(contactVerificationMessages);
  const contact = useContactAnswer(token);
  const name = verification.borrowerFirstName;
  if (contact.given) return <Answered answer={contact.given} name={name} />;
  if (verification.answered) return <Answered answer="before" name={name} />;
  return (
    <ContactPage footer={<Choice {...contact} />}>
      <Text size="lg">{text('asks', { name, app: appName })}</Text>
      <KeyValueList
        rows={[
          { label: text('borrower'), value: name },
          { label: text('relation'), value: verification.relation },
        ]}
      />
      <Liability />
      <Text>{text('choice', { name })}</Text>
      {contact.failure && (
        <Notice tone="danger" title={text('failed')}>
          {contact.failure}
        </Notice>
      )}
    </ContactPage>
  );
}

type ChoiceProps = Pick<ReturnType<typeof useContactAnswer>, 'sending' | 'give'>;

function Choice({ sending, give }: ChoiceProps) {
  const text = useMessages(contactVerificationMessages);
  const button = (answer: ContactAnswer) => ({
    isFullWidth: true,
    isLoading: sending === answer,
    'aria-disabled': sending !== undefined,
    loadingLabel: text('sending'),
    onClick: () => give(answer),
  });
  return (
    <StickyAction>
      <Stack gap={3}>
        <Button {...button('confirmed')}>{text('confirm')}</Button>
        <Button {...button('declined')} variant="secondary">
          {text('decline')}
        </Button>
      </Stack>
    </StickyAction>
  );
}

const outcomes = {
  confirmed: { title: 'confirmed', words: 'confirmedText' },
  declined: { title: 'declined', words: 'declinedText' },
  before: { title: 'answered', words: 'answeredText' },
} as const satisfies Record<ContactAnswer | 'before', object>;

function Answered({ answer, name }: { answer: ContactAnswer | 'before'; name: string }) {
  const text = useMessages(contactVerificationMessages);
  const { title, words } = outcomes[answer];
  return (
    <ContactPage>
      <div role="status">
        <EmptyState title={text(title)} illustration={<TickIllustration />}>
          {text(words, { name })}
        </EmptyState>
      </div>
    </ContactPage>
  );
}
