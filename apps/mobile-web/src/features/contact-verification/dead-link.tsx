import { ApiError } from '@kosha/api-client';
import { EmptyState } from '@kosha/ui';
import type { ReactNode } from 'react';
import { isNotFound } from '../../shared/api/is-not-found.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { contactVerificationMessages } from './contact-verification.messages.ts';

/** The server knows the link no more: asking again is of no use. Here -4 says just that (D06). */
export function isLinkDead(error: Error | null): boolean {
  if (isNotFound(error)) return true;
  return (
    error instanceof ApiError &&
    error.failure.kind === 'business' &&
    String(error.failure.code) === '-4'
  );
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
