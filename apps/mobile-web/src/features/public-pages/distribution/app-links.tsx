import type { Schema } from '@kosha/api-client';
import { appLinks, type AppPlace } from '@kosha/domain';
import { ButtonLink, Notice, Stack, Text } from '@kosha/ui';
import { useEffect } from 'react';
import { ContactBlock } from '../../../shared/order-display/contact-block.tsx';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { patterns } from '../../../shared/paths.ts';
import { currentDevice } from '../../../shared/browser/device.ts';
import { trackClick, trackDrift } from '../../../shared/tracking/tracking.ts';
import { distributionMessages } from './distribution.messages.ts';

interface AppPlacesProps {
  config: Schema<'ClientConfig'>;
  /** The id of the product that the visitor wants. */
  pid: string | null;
  /** True if the app is only the alternative, below the browser. */
  isSecond: boolean;
}

/** The stores and the APK file for this device, or else whom to contact. */
export function AppButtons({ config, pid, isSecond }: AppPlacesProps) {
  const text = useMessages(distributionMessages);
  const { links, refused } = appLinks({
    app: config.app,
    device: currentDevice(),
    pageOrigin: window.location.origin,
    pid,
  });
  useReportRefused(refused);
  return (
    <>
      {links.length > 0 && pid !== null && <Text tone="soft">{text('chosen')}</Text>}
      <Stack gap={3}>
        {links.map(({ place, url }, index) => (
          <ButtonLink
            key={place}
            href={url}
            variant={index === 0 && !isSecond ? 'primary' : 'secondary'}
            isFullWidth
            onClick={() => trackClick('get_app', patterns.distribution, { place })}
          >
            {text(place)}
          </ButtonLink>
        ))}
      </Stack>
      {links.length === 0 && (
        <>
          <Notice tone={refused.length > 0 ? 'danger' : 'info'} title={text('noneTitle')}>
            {text(refused.length > 0 ? 'refused' : 'none')}
          </Notice>
          <ContactBlock customer={config.customer} />
        </>
      )}
    </>
  );
}

function useReportRefused(refused: readonly AppPlace[]): void {
  const addresses = refused.join();
  useEffect(() => {
    if (addresses) trackDrift(patterns.distribution, { addresses });
  }, [addresses]);
}
