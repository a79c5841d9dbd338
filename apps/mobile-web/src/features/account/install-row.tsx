import { Card, HomeIcon, ListRow } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { forgetInstallEvent, useInstallEvent } from '../../shared/install/install-event.ts';
import { useInstallOffer } from '../../shared/install/use-install-offer.ts';
import { routePatterns } from '../../shared/paths.ts';
import { trackClick } from '../../shared/tracking/tracking.ts';
import { accountMessages } from './account.messages.ts';

/** A row that opens the browser's install dialog. Hidden unless the browser offers it (§4.47). */
export function InstallRow() {
  const text = useMessages(accountMessages);
  const event = useInstallEvent();
  const offer = useInstallOffer();
  if (offer !== 'browser' || !event) return null;
  const install = () => {
    trackClick('install', routePatterns.personal);
    // The prompt works only once, even if the user dismisses it.
    event.prompt().catch(() => {});
    forgetInstallEvent();
  };
  return (
    <Card isFlush>
      <ListRow title={text('install')} icon={<HomeIcon />} onClick={install} />
    </Card>
  );
}
