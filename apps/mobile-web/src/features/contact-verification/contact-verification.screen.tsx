import { parseContactToken } from '@kosha/domain';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { errorText } from '../../shared/api/failure-text.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ReadGate } from '../../shared/queries/read-gate.tsx';
import { ContactPage } from './contact-page.tsx';
import { ContactQuestion } from './contact-question.tsx';
import { contactVerificationMessages } from './contact-verification.messages.ts';
import { contactVerificationQuery } from './contact-verification.queries.ts';
import { DeadLink, isLinkDead } from './dead-link.tsx';

/** Lets an emergency contact confirm or decline, from the link of an SMS, without signing in (D06). */
export function ContactVerificationScreen() {
  const [query] = useSearchParams();
  const token = parseContactToken(query.get('token'));
  return token === null ? (
    <ContactPage>
      <DeadLink />
    </ContactPage>
  ) : (
    <ContactVerification key={token} token={token} />
  );
}

function ContactVerification({ token }: { token: string }) {
  const text = useMessages(contactVerificationMessages);
  const read = useQuery(contactVerificationQuery(token));
  return (
    <ReadGate
      read={read}
      frame={ContactPage}
      loading={text('loading')}
      failed={text('loadFailed')}
      renderError={(error) => isLinkDead(error) && <DeadLink>{errorText(error)}</DeadLink>}
    >
      {(verification) => <ContactQuestion token={token} verification={verification} />}
    </ReadGate>
  );
}
