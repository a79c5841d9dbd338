import { Heading, Text } from '@kosha/ui';
import type { ReactNode } from 'react';
import { useAppName } from '../../shared/server/app-name.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { contactVerificationMessages } from './contact-verification.messages.ts';

/**
 * The frame of the contact's pages. It has no links into the app, because the contact has no
 * account.
 */
export function ContactPage({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
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
