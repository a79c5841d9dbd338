import { parseId } from '@kosha/domain';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Heading,
  PhoneOpeningIllustration,
  Stack,
} from '@kosha/ui';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths } from '../../shared/paths.ts';
import { nativeHandler } from '../../shared/native/native-app.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { Waiting } from '../../shared/server/waiting.tsx';
import { jointMessages } from './native-sign-in.messages.ts';
import { useNativeSession } from './use-native-session.ts';

/** Sign-in through a native app (§2.6, D27). Shows only a loading state or a failure. */
export function JointScreen() {
  const text = useMessages(jointMessages);
  const isOutside = nativeHandler() === undefined;
  return (
    <ScreenLayout>
      <Stack gap={5}>
        <Heading level={1} size="xl" tabIndex={-1}>
          {text('title')}
        </Heading>
        {isOutside ? <OutsideApp /> : <SigningIn />}
      </Stack>
    </ScreenLayout>
  );
}

/** Redirects to home, or to the product for which the borrower installed the app (D35). */
function SigningIn() {
  const text = useMessages(jointMessages);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const pid = parseId(query.get('pid'));
  const target = pid === null ? paths.home() : paths.product(pid);
  const openTarget = useCallback(
    () => void navigate(target, { replace: true }),
    [navigate, target],
  );
  const { problem, retry } = useNativeSession(openTarget);
  if (problem === undefined)
    return <Waiting shape="card" label={text('waiting')} onRetry={retry} />;
  return (
    <>
      <ErrorState title={text('failedTitle')} retryLabel={text('retry')} onRetry={retry}>
        {problem}
      </ErrorState>
      <ButtonLink href={paths.login()} variant="quiet" isFullWidth>
        {text('byNumber')}
      </ButtonLink>
    </>
  );
}

function OutsideApp() {
  const text = useMessages(jointMessages);
  return (
    <EmptyState
      title={text('outsideTitle')}
      illustration={<PhoneOpeningIllustration />}
      action={<ButtonLink href={paths.login()}>{text('byNumber')}</ButtonLink>}
    >
      {text('outsideText')}
    </EmptyState>
  );
}
