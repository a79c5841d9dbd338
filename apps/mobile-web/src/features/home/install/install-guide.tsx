import { Button, Dialog, drawIcon, Text } from '@kosha/ui';
import { useAppName } from '../../../shared/server/app-name.ts';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { currentDevice } from '../../../shared/browser/device.ts';
import { installMessages } from './install.messages.ts';
import classes from './install-guide.module.css';

const iosSteps = ['iosShare', 'iosAdd', 'iosConfirm'] as const;
const otherSteps = ['menu', 'menuAdd'] as const;

/** Instructions for browsers without an install prompt (§1.13). */
export function InstallGuide({ onClose }: { onClose: () => void }) {
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

/** Looks like the share icon of iOS, so that users recognize it. */
const ShareSign = drawIcon('M8.5 9.5H6v11h12v-11h-2.500M12 14.500V3M8.500 6.300 12 3l3.500 3.300');
