import { type Schema, unwrap } from '@kosha/api-client';
import { parseContactToken } from '@kosha/domain';
import {
  Button,
  CheckList,
  EmptyState,
  Heading,
  KeyValueList,
  MagnifierIllustration,
  Notice,
  Skeleton,
  Stack,
  StickyAction,
  Text,
  TickIllustration,
} from '@kosha/ui';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBrowserValue } from '../../shared/browser/use-browser-value.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { api } from '../../shared/server/api.ts';
import { useAppName } from '../../shared/server/app-name.ts';
import { errorText, failureText, isNotFound, hasErrorCode } from '../../shared/server/failures.ts';
import { QueryGate } from '../../shared/server/query-gate.tsx';
import { useWrite } from '../../shared/server/use-write.ts';
import { contactVerificationMessages } from './contact-verification.messages.ts';

/** Contains no names, because the page shows this text before the server has checked the link. */
function Liability() {
  const text = useMessages(contactVerificationMessages);
  return (
    <Stack gap={2}>
      <Heading size="md">{text('meaning')}</Heading>
      <CheckList items={[text('called'), text('noDebt'), text('noPayment')]} />
    </Stack>
  );
}

/**
 * Loads the first name of the borrower who named the contact (D13). Error code -4 in a response
 * usually ends the session, but not for this request (D06).
 */
const contactVerificationQuery = (token: string) =>
  queryOptions({
    queryKey: ['contact-verification', token],
    queryFn: async ({ signal }) =>
      unwrap(await api.get('/auth/v1/verify-contact', { query: { token }, signal })),
  });

/** Contains no links into the app, because the contact has no account. */
function ContactPage({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  const appName = useAppName();
  const text = useMessages(contactVerificationMessages);
  return (
    <ScreenLayout footer={footer}>
      <header>
        <Text isStrong tone="primary">
          {appName}
        </Text>
        <Heading level={1} size="xl" tabIndex={-1}>
          {text('title')}
        </Heading>
      </header>
      {children}
    </ScreenLayout>
  );
}

type ContactAnswer = 'confirmed' | 'declined';

/** Sends the contact's choice, and ignores further taps until the server responds (D06). */
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
        // If the contact has already answered in another tab, the reloaded data says so, and the
        // question disappears.
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

/** Asks the contact to choose "Confirm" or "Decline" (D06). */
function ContactQuestion({ token, verification }: ContactQuestionProps) {
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

/** A link in an SMS opens this screen without a sign-in (D06). */
export function ContactVerificationScreen() {
  const text = useMessages(contactVerificationMessages);
  const [query] = useSearchParams();
  // The build prerenders this page without a token. Until the browser reads the token from the URL,
  // the page shows a skeleton instead of an error.
  const hasLink = useBrowserValue(() => true, false);
  const token = parseContactToken(query.get('token'));
  if (hasLink && token !== null) return <ContactVerification key={token} token={token} />;
  return (
    <ExplainedPage>
      {hasLink ? <ExpiredLink /> : <Skeleton label={text('loading')} {...questionShape} />}
    </ExplainedPage>
  );
}

function ContactVerification({ token }: { token: string }) {
  const text = useMessages(contactVerificationMessages);
  const read = useQuery(contactVerificationQuery(token));
  return (
    <QueryGate
      read={read}
      frame={ExplainedPage}
      loading={text('loading')}
      failed={text('loadFailed')}
      renderError={(error) => isLinkExpired(error) && <ExpiredLink>{errorText(error)}</ExpiredLink>}
      {...questionShape}
    >
      {(verification) => <ContactQuestion token={token} verification={verification} />}
    </QueryGate>
  );
}

/** Makes the skeleton about as high as the question, so that the text below does not shift. */
const questionShape = { shape: 'text', count: 5 } as const;

function ExplainedPage({ children }: { children: ReactNode }) {
  return (
    <ContactPage>
      {children}
      <Liability />
    </ContactPage>
  );
}

/** The server reports an expired contact link as not found or with error code -4 (D06). */
function isLinkExpired(error: Error | null): boolean {
  return isNotFound(error) || hasErrorCode(error, '-4');
}

/** `children`: the server's message, if any. */
function ExpiredLink({ children }: { children?: ReactNode }) {
  const text = useMessages(contactVerificationMessages);
  return (
    <div role="alert">
      <EmptyState title={text('invalid')} illustration={<MagnifierIllustration />}>
        {children ?? text('invalidText')}
      </EmptyState>
    </div>
  );
}
