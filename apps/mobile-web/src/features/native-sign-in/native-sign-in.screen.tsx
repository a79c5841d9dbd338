import { limits, parseId } from '@kosha/domain';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Heading,
  PhoneOpeningIllustration,
  Stack,
} from '@kosha/ui';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { CallOptions } from '@kosha/api-client';
import { translate, useMessages } from '../../shared/i18n/messages.ts';
import { shellMessages } from '../../shared/i18n/shell.messages.ts';
import { paths, routePatterns } from '../../shared/paths.ts';
import { nativeHandler } from '../../shared/native/native-app.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { Waiting } from '../../shared/server/waiting.tsx';
import { nativeSignInMessages } from './native-sign-in.messages.ts';
import { api } from '../../shared/server/api.ts';
import { failureText, catchAsFailure } from '../../shared/server/failures.ts';
import { requestSession } from '../../shared/native/bridge.ts';
import type { DeviceLogin } from '../../shared/native/session-result.ts';
import { adoptBorrowerLanguage } from '../../shared/language/choose-language.ts';
import { hasToken, startSession } from '../../shared/session/session.ts';
import type { Session } from '../../shared/session/session-storage.ts';
import { trackComplete } from '../../shared/tracking/tracking.ts';

type Outcome = { session: Session } | { problem: string };

/** Asks the native app for a session token, or for login data to sign in with (D27). */
function useNativeSession(onSignedIn: () => void) {
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    const run = async () => {
      const outcome = await signIn(controller.signal);
      if (controller.signal.aborted) return;
      if ('problem' in outcome) return setProblem(outcome.problem);
      startSession(outcome.session);
      onSignedIn();
    };
    void run();
    return () => controller.abort();
  }, [attempt, onSignedIn]);
  const retry = () => {
    setProblem(undefined);
    setAttempt(attempt + 1);
  };
  return { problem, retry };
}

async function signIn(signal: AbortSignal): Promise<Outcome> {
  const text = translate(nativeSignInMessages);
  const result = await requestSession(signal);
  if (!result) return { problem: text('silent') };
  if ('token' in result) return { session: { token: result.token, isApp: true } };
  const { login } = result;
  const response = await catchAsFailure(() => logIn(login, { signal }));
  if (!response.ok) return { problem: failureText(response.failure) ?? text('silent') };
  await adoptBorrowerLanguage(response.data);
  const { token, isRegister } = response.data;
  if (isRegister === 1) trackComplete('registration_complete', routePatterns.joint);
  return { session: { token, phone: login.phone, isApp: true } };
}

/**
 * Signs in with the login data of the lender's own or a partner's native app. The request has no
 * session token yet, but needs the device headers (D14).
 */
function logIn({ app, proof, phone, device }: DeviceLogin, options: CallOptions) {
  const body = { token: proof, ...(phone && { phone: limits.phonePrefix + phone }) };
  const call = { body, headers: device, isReadable: hasToken, ...options };
  return app === 'own'
    ? api.post('/user/v1/user-login', call)
    : api.post('/tripartite/v1/user-login', call);
}

/** Signs in through the native app (§2.6, D27). */
export function NativeSignInScreen() {
  const text = useMessages(nativeSignInMessages);
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

/**
 * After the sign-in, opens Home or, if the URL has a `pid`, the product for which the borrower
 * installed the app (D35).
 */
function SigningIn() {
  const text = useMessages(nativeSignInMessages);
  const shellText = useMessages(shellMessages);
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
      <ErrorState title={text('failedTitle')} retryLabel={shellText('retry')} onRetry={retry}>
        {problem}
      </ErrorState>
      <ButtonLink href={paths.login()} variant="quiet" isFullWidth>
        {text('byNumber')}
      </ButtonLink>
    </>
  );
}

function OutsideApp() {
  const text = useMessages(nativeSignInMessages);
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
