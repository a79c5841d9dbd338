import {
  Button,
  ButtonLink,
  HeroZone,
  Link,
  Notice,
  showToast,
  Text,
  TextField,
  TwoScreensIllustration,
} from '@kosha/ui';
import { useRef } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { currentDevice } from '../../../shared/browser/device.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { useBrowserValue } from '../../../shared/browser/use-browser-value.ts';
import { AgreementLinks } from '../agreement-links.tsx';
import { alertMessages } from './alert.messages.ts';

/** Asks visitors without iOS to open the app on an iPhone or iPad (§2.111, §2.112). */
export function AlertScreen() {
  const text = useMessages(alertMessages);
  // The prerendered page knows neither its origin nor the visitor's device, so the browser fills in
  // both values later.
  const address = useBrowserValue(() => window.location.origin + paths.home(), '');
  const device = useBrowserValue(currentDevice, undefined);
  return (
    <ScreenLayout>
      <HeroZone
        tone="waiting"
        headline={<h2>{text('only')}</h2>}
        drawing={<TwoScreensIllustration />}
      >
        {device !== 'iphone' && <Text>{text('open')}</Text>}
      </HeroZone>
      {device === 'iphone' ? <ContinueHere /> : <OpenOnPhone address={address} />}
      {device === 'android' && (
        <Link href={paths.distribution()} isStandalone>
          {text('android')}
        </Link>
      )}
      <AgreementLinks />
    </ScreenLayout>
  );
}

function ContinueHere() {
  const text = useMessages(alertMessages);
  return (
    <>
      <Notice tone="success" title={text('here')}>
        {text('hereText')}
      </Notice>
      <ButtonLink href={paths.home()} isFullWidth>
        {text('goOn')}
      </ButtonLink>
    </>
  );
}

function OpenOnPhone({ address }: { address: string }) {
  const text = useMessages(alertMessages);
  const field = useRef<HTMLInputElement>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      showToast(text('copied'), 'success');
    } catch {
      // The clipboard is blocked or missing, so the user must copy the selected URL.
      field.current?.select();
      showToast(text('notCopied'), 'danger');
    }
  }
  return (
    <>
      <TextField
        ref={field}
        label={text('address')}
        value={address}
        readOnly
        inputMode="none"
        autoComplete="off"
        onFocus={({ target }) => target.select()}
      />
      <Button isFullWidth onClick={() => void copy()}>
        {text('copy')}
      </Button>
    </>
  );
}
