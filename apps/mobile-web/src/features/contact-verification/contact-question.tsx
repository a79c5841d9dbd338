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
import { useAppName } from '../../shared/server/app-name.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ContactPage } from './contact-page.tsx';
import { contactVerificationMessages } from './contact-verification.messages.ts';
import { Liability } from './liability.tsx';
import { useContactAnswer, type ContactAnswer } from './use-contact-answer.ts';

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
