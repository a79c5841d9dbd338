import { parseId } from '@kosha/domain';
import { CheckList, HeroZone, PhoneWithAppIllustration } from '@kosha/ui';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ReadFailed } from '../../../shared/server/read-failed.tsx';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { Waiting } from '../../../shared/server/waiting.tsx';
import { AgreementLinks } from '../agreement-links.tsx';
import { readClientConfig } from '../../../shared/server/read-client-config.ts';
import { useRead } from '../use-read.ts';
import { AppPlaces } from './app-places.tsx';
import { distributionMessages } from './distribution.messages.ts';

/** Where to get the native app, for the visitor's device (§2.113, §2.114, D35). */
export function DistributionScreen() {
  const text = useMessages(distributionMessages);
  return (
    <ScreenLayout>
      <HeroZone
        tone="well"
        answer={<h2>{text('why')}</h2>}
        drawing={<PhoneWithAppIllustration />}
      />
      <CheckList items={[text('install'), text('signIn'), text('kept')]} />
      <Places />
      <AgreementLinks />
    </ScreenLayout>
  );
}

function Places() {
  const text = useMessages(distributionMessages);
  const [query] = useSearchParams();
  const config = useRead(readClientConfig);
  if (config.error) {
    return <ReadFailed title={text('failed')} retryingLabel={text('loading')} read={config} />;
  }
  if (!config.data) return <Waiting count={2} label={text('loading')} onRetry={config.refetch} />;
  return <AppPlaces config={config.data} pid={parseId(query.get('pid'))} />;
}
