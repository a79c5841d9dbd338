import { Button, Card, Dialog, createIcon, Heading, Stack, Text } from '@kosha/ui';
import { useEffect, useState } from 'react';
import { useAppName } from '../../../shared/server/app-name.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import {
  updateInstallPromptState,
  useInstallOffer,
} from '../../../shared/install/use-install-offer.ts';
import { routePatterns } from '../../../shared/paths.ts';
import { keepTitleFocus } from '../../../shared/navigation/title-focus.ts';
import { trackClick } from '../../../shared/tracking/tracking.ts';
import { installMessages } from './install.messages.ts';
import { currentDevice } from '../../../shared/browser/device.ts';
import classes from './install-guide.module.css';

const iosSteps = ['iosShare', 'iosAdd', 'iosConfirm'] as const;
const otherSteps = ['menu', 'menuAdd'] as const;

/** Explains how to install the app in a browser that has no install prompt (§1.13). */
function InstallGuide({ onClose }: { onClose: () => void }) {
  const appName = useAppName();
  const text = useMessages(installMessages);
  const isIos = currentDevice() === 'iphone';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('title', { app: appName })}
      actions={<Button onClick={onClose}>{text('close')}</Button>}
    >
      <ol className={classes.steps}>
        {(isIos ? iosSteps : otherSteps).map((step) => (
          <li key={step} className={classes.step}>
            <Text>{text(step)}</Text>
            {step === 'iosShare' && <ShareSign width="28" height="28" className={classes.sign} />}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** Resembles the share icon of iOS, so that users recognize it. */
const ShareSign = createIcon(
  'M8.5 9.5H6v11h12v-11h-2.500M12 14.500V3M8.500 6.300 12 3l3.500 3.300',
);

/** Offers to add the app to the phone's home screen (§1.13, §4.47). */
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
          trackClick('install_guide', routePatterns.home);
          updateInstallPromptState({ hasSeenPrompt: true });
          setIsGuideOpen(true);
        }}
        onDismiss={() => {
          trackClick('install_dismiss', routePatterns.home);
          updateInstallPromptState({ hasDismissed: true });
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
