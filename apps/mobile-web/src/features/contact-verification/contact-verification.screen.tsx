import { parseContactToken } from '@kosha/domain';
import { Skeleton, EmptyState, MagnifierIllustration } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorText, isNotFound, wasRefusedWith } from '../../shared/server/failures.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ReadGate } from '../../shared/server/read-gate.tsx';
import { useBrowserValue } from '../../shared/browser/use-browser-value.ts';
import { ContactPage } from './contact-page.tsx';
import { ContactQuestion } from './contact-question.tsx';
import { contactVerificationMessages } from './contact-verification.messages.ts';
import { contactVerificationQuery } from './contact-verification.queries.ts';
import { Liability } from './liability.tsx';

/**
 * Lets an emergency contact confirm or decline with the link of an SMS, without signing in (D06).
 */
export function ContactVerificationScreen() {
  const text = useMessages(contactVerificationMessages);
  const [query] = useSearchParams();
  // The prerendered page has no token, so it shows the text that is the same for every contact.
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
    <ReadGate
      read={read}
      frame={ExplainedPage}
      loading={text('loading')}
      failed={text('loadFailed')}
      renderError={(error) => isLinkExpired(error) && <ExpiredLink>{errorText(error)}</ExpiredLink>}
      {...questionShape}
    >
      {(verification) => <ContactQuestion token={token} verification={verification} />}
    </ReadGate>
  );
}

/** About as high as the question, so that the layout below does not shift. */
const questionShape = { shape: 'text', count: 5 } as const;

function ExplainedPage({ children }: { children: ReactNode }) {
  return (
    <ContactPage>
      {children}
      <Liability />
    </ContactPage>
  );
}

/** Whether the link has expired, so that Retry cannot help. Here -4 means the same (D06). */
function isLinkExpired(error: Error | null): boolean {
  return isNotFound(error) || wasRefusedWith(error, '-4');
}

/** Shown for an expired link; `children` is the server's message, if any. */
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
