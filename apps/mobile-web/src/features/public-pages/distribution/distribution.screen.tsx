import { appDownloadLinks, type AppDownloadSource, parseId } from '@kosha/domain';
import {
  ButtonLink,
  CheckList,
  Heading,
  HeroZone,
  Notice,
  PhoneWithAppIllustration,
  Stack,
  Text,
} from '@kosha/ui';
import { useSearchParams } from 'react-router-dom';
import type { Schema } from '@kosha/api-client';
import { useEffect } from 'react';
import { currentDevice, currentPlatform } from '../../../shared/browser/device.ts';
import { useBrowserValue } from '../../../shared/browser/use-browser-value.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths, routePatterns } from '../../../shared/paths.ts';
import { QueryErrorState } from '../../../shared/server/query-error-state.tsx';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { Waiting } from '../../../shared/server/waiting.tsx';
import { AgreementLinks } from '../agreement-links.tsx';
import { readClientConfig } from '../../../shared/server/read-client-config.ts';
import { useUncachedQuery } from '../use-uncached-query.ts';
import { distributionMessages } from './distribution.messages.ts';
import { ContactBlock } from '../../../shared/order-display/contact-block.tsx';
import { trackClick, trackDrift } from '../../../shared/tracking/tracking.ts';

interface AppPlacesProps {
  config: Schema<'ClientConfig'>;
  pid: string | null;
  /** True if the page offers the browser first and the native app only as the alternative. */
  isSecond: boolean;
}

function AppButtons({ config, pid, isSecond }: AppPlacesProps) {
  const text = useMessages(distributionMessages);
  const { links, refused } = appDownloadLinks({
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
            onClick={() => trackClick('get_app', routePatterns.distribution, { place })}
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

function useReportRefused(refused: readonly AppDownloadSource[]): void {
  const addresses = refused.join();
  useEffect(() => {
    if (addresses) trackDrift(routePatterns.distribution, { addresses });
  }, [addresses]);
}

/**
 * Links to the downloads of the native app. Only Android requires the native app, so on Apple
 * devices the page first links to the web app (§1.14, §2.113, §2.114, D35).
 */
export function DistributionScreen() {
  const text = useMessages(distributionMessages);
  // The prerendered page does not know the visitor's device, so the browser detects the platform.
  const isBrowserFirst = useBrowserValue(() => currentPlatform() === 'ios-h5', false);
  return (
    <ScreenLayout>
      <HeroZone
        tone="well"
        headline={<h2>{text(isBrowserFirst ? 'here' : 'why')}</h2>}
        drawing={<PhoneWithAppIllustration />}
      >
        {isBrowserFirst && (
          <ButtonLink href={paths.home()} isFullWidth>
            {text('goOn')}
          </ButtonLink>
        )}
      </HeroZone>
      {isBrowserFirst && <Heading size="md">{text('orApp')}</Heading>}
      <CheckList items={[text('install'), text('signIn'), text('kept')]} />
      <Places isSecond={isBrowserFirst} />
      <AgreementLinks />
    </ScreenLayout>
  );
}

function Places({ isSecond }: { isSecond: boolean }) {
  const text = useMessages(distributionMessages);
  const [query] = useSearchParams();
  const config = useUncachedQuery(readClientConfig);
  if (config.error) {
    return <QueryErrorState title={text('failed')} retryingLabel={text('loading')} read={config} />;
  }
  if (!config.data) return <Waiting count={2} label={text('loading')} onRetry={config.refetch} />;
  return <AppButtons config={config.data} pid={parseId(query.get('pid'))} isSecond={isSecond} />;
}
