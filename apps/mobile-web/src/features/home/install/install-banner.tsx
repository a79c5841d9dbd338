import { Button, Card, Heading, Stack, Text } from '@kosha/ui';
import { useEffect, useState } from 'react';
import { useAppName } from '../../../shared/server/app-name.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { remember } from '../../../shared/install/install-memory.ts';
import { useInstallOffer } from '../../../shared/install/use-install-offer.ts';
import { patterns } from '../../../shared/paths.ts';
import { keepTitleFocus } from '../../../shared/navigation/title-focus.ts';
import { trackClick } from '../../../shared/tracking/tracking.ts';
import { InstallGuide } from './install-guide.tsx';
import { installMessages } from './install.messages.ts';

/** Suggests adding the app to the home screen (§1.13, §4.47). */
export function InstallBanner() {
  const [isGuideOpen, setIsGuideOpen] = useState(false);
  const [, setHasDismissed] = useState(false);
  const offer = useInstallOffer();
  const isShown = offer === 'banner' || isGuideOpen;
  useEffect(() => {
    if (!isShown) keepTitleFocus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <>
      <Offer
        onShow={() => {
          trackClick('install_guide', patterns.home);
          remember({ hasSeenPrompt: true });
          setIsGuideOpen(true);
        }}
        onDismiss={() => {
          trackClick('install_dismiss', patterns.home);
          remember({ hasDismissed: true });
          setHasDismissed(true);
        }}
      />
      {isGuideOpen && <InstallGuide onClose={() => setIsGuideOpen(false)} />}
    </>
  );
}

function Offer({ onShow, onDismiss }: { onShow: () => void; onDismiss: () => void }) {
  const appName = useAppName();
  const text = useMessages(installMessages);
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading size="md">{text('title', { app: appName })}</Heading>
        <Text tone="soft">{text('text')}</Text>
        <Stack gap={3} isRow>
          <Button variant="secondary" onClick={onShow}>
            {text('show')}
          </Button>
          <Button variant="quiet" onClick={onDismiss}>
            {text('later')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
