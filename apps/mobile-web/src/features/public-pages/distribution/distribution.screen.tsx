import { parseId } from '@kosha/domain';
import { ButtonLink, CheckList, Heading, HeroZone, PhoneWithAppIllustration } from '@kosha/ui';
import { useSearchParams } from 'react-router-dom';
import { currentPlatform } from '../../../shared/browser/current-platform.ts';
import { useBrowserValue } from '../../../shared/browser/use-browser-value.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { ReadFailed } from '../../../shared/server/read-failed.tsx';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { Waiting } from '../../../shared/server/waiting.tsx';
import { AgreementLinks } from '../agreement-links.tsx';
import { readClientConfig } from '../../../shared/server/read-client-config.ts';
import { useRead } from '../use-read.ts';
import { AppButtons } from './app-links.tsx';
import { distributionMessages } from './distribution.messages.ts';

/**
 * Where to get the native app for the visitor's device (§2.113, §2.114, D35). Only Android requires
 * the app (§1.14).
 */
export function DistributionScreen() {
  const text = useMessages(distributionMessages);
  // The prerendered page does not know the visitor's device.
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
  const config = useRead(readClientConfig);
  if (config.error) {
    return <ReadFailed title={text('failed')} retryingLabel={text('loading')} read={config} />;
  }
  if (!config.data) return <Waiting count={2} label={text('loading')} onRetry={config.refetch} />;
  return <AppButtons config={config.data} pid={parseId(query.get('pid'))} isSecond={isSecond} />;
}
