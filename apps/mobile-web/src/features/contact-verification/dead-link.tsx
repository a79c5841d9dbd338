import { EmptyState, MagnifierIllustration } from '@kosha/ui';
import type { ReactNode } from 'react';
import { isNotFound, wasRefusedWith } from '../../shared/server/refusals.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { contactVerificationMessages } from './contact-verification.messages.ts';

/** Whether the server no longer knows the link, so that Retry cannot help. Here -4 means that too (D06). */
export function isLinkDead(error: Error | null): boolean {
  return isNotFound(error) || wasRefusedWith(error, '-4');
}

/** Shown for a link that is not valid any more; `children` are the server's words, if any. */
export function DeadLink({ children }: { children?: ReactNode }) {
  const text = useMessages(contactVerificationMessages);
  return (
    <div role="alert">
      <EmptyState title={text('invalid')} illustration={<MagnifierIllustration />}>
        {children ?? text('invalidText')}
      </EmptyState>
    </div>
  );
}
