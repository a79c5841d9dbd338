import { Heading, Link, Notice, Stack, Text } from '@kosha/ui';
import { useAppName } from '../../shared/app-name.ts';
import { useIsAbroad } from '../../shared/country.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { ScreenLayout } from '../../shared/screen-layout.tsx';
import { LoginForm } from './login-form.tsx';
import { loginMessages } from './login.messages.ts';
import { useLeaveWhenSignedIn } from './use-sign-in.ts';

/** Sign in with a mobile number and a one-time code (§2 Login). */
export function LoginScreen() {
  const text = useMessages(loginMessages);
  const isAbroad = useIsAbroad();
  const appName = useAppName();
  useLeaveWhenSignedIn();
  return (
    <ScreenLayout>
      <Stack gap={5}>
        <header>
          <Text isStrong tone="primary">
            {appName}
          </Text>
          <Heading level={1} size="xl" tabIndex={-1}>
            {text('title')}
          </Heading>
          <Text tone="soft">{text('intro')}</Text>
        </header>
        <LoginForm />
        {/* Below the form: it comes late and must not move what a finger is on its way to. */}
        <div role="status">{isAbroad && <Notice tone="info">{text('indiaOnly')}</Notice>}</div>
        <Link href={paths.agreementPrivacy()} isStandalone>
          {text('privacy')}
        </Link>
      </Stack>
    </ScreenLayout>
  );
}
