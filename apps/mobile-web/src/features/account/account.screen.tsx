import { useQuery } from '@tanstack/react-query';
import { ContactBlock } from '../../shared/order-display/contact-block.tsx';
import { clientConfigQuery } from '../../shared/queries/client-config.query.ts';
import { LanguageLine } from '../../shared/language/language-line.tsx';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { AccountLinks } from './account-links.tsx';
import { Devices } from './devices.tsx';
import { InstallRow } from './install-row.tsx';
import { Quit } from './quit.tsx';
import { Who } from './who.tsx';

/**
 * The user and their active orders; links to orders, help and agreements; Quit (§2 Account, D04,
 * D32).
 */
export function AccountScreen() {
  const { data: config } = useQuery(clientConfigQuery);
  return (
    <ScreenLayout>
      <Who />
      <AccountLinks />
      <LanguageLine />
      <InstallRow />
      {config && <ContactBlock customer={config.customer} />}
      <Devices />
      <Quit />
    </ScreenLayout>
  );
}
