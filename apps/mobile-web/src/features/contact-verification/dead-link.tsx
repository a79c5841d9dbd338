import { EmptyState } from '@kosha/ui';
import type { ReactNode } from 'react';
import { isNotFound, wasRefusedWith } from '../../shared/api/refusals.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { contactVerificationMessages } from './contact-verification.messages.ts';

/** The server does not know the link any more: Retry cannot help. Here -4 says the same (D06). */
export function isLinkDead(error: Error | null): boolean {
  return isNotFound(error) || wasRefusedWith(error, '-4');
}

/** A link that leads nowhere; `children` are the server's words where it has some. */
export function DeadLink({ children }: { children?: ReactNode }) {
  const text = useMessages(contactVerificationMessages);
  return (
    <div role="alert">
      <EmptyState title={text('invalid')}>{children ?? text('invalidText')}</EmptyState>
    </div>
  );
}
