import { limits, maskPhone } from '@kosha/domain';
import { Heading, Text } from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { ContactBlock } from '../../shared/contact-block.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { clientConfigQuery } from '../../shared/queries/client-config.ts';
import { ScreenLayout } from '../../shared/screen-layout.tsx';
import { useSession } from '../../shared/session/session.ts';
import { AccountLinks } from './account-links.tsx';
import { accountMessages } from './account.messages.ts';
import { InstallRow } from './install-row.tsx';
import { Quit } from './quit.tsx';

/** The links to orders, help and agreements, and Quit (§2 Account, D04, D32). */
export function AccountScreen() {
  const { data: config } = useQuery(clientConfigQuery);
  return (
    <ScreenLayout>
      <Greeting />
      <AccountLinks />
      <InstallRow />
      {config && <ContactBlock customer={config.customer} />}
      <Quit />
    </ScreenLayout>
  );
}

/** A native session may come without a number (§3 Session). */
function Greeting() {
  const text = useMessages(accountMessages);
  const phone = useSession((state) => state.session?.phone);
  return (
    <div>
      <Heading>{text('greeting')}</Heading>
      {phone && (
        <Text tone="soft">
          {text('signedInAs', { prefix: limits.phonePrefix, phone: maskPhone(phone) })}
        </Text>
      )}
    </div>
  );
}
