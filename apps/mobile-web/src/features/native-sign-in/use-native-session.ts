import type { CallOptions } from '@kosha/api-client';
import { limits } from '@kosha/domain';
import { useEffect, useState } from 'react';
import { api } from '../../shared/server/api.ts';
import { failureText, resultOf } from '../../shared/server/failures.ts';
import { askForSession } from '../../shared/native/bridge.ts';
import type { DeviceLogin } from '../../shared/native/session-result.ts';
import { translate } from '../../shared/i18n/messages.ts';
import { followBorrower } from '../../shared/language/choose-language.ts';
import { patterns } from '../../shared/paths.ts';
import { hasToken, startSession } from '../../shared/session/session.ts';
import type { Session } from '../../shared/session/session-storage.ts';
import { trackComplete } from '../../shared/tracking/tracking.ts';
import { jointMessages } from './native-sign-in.messages.ts';

type Outcome = { session: Session } | { problem: string };

/** Requests the session from the native app and stores it (D27). */
export function useNativeSession(onSignedIn: () => void) {
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
  const text = translate(jointMessages);
  const result = await askForSession(signal);
  if (!result) return { problem: text('silent') };
  if ('token' in result) return { session: { token: result.token, isApp: true } };
  const { login } = result;
  const response = await resultOf(() => logIn(login, { signal }));
  if (!response.ok) return { problem: failureText(response.failure) ?? text('silent') };
  await followBorrower(response.data);
  const { token, isRegister } = response.data;
  if (isRegister === 1) trackComplete('registration_complete', patterns.joint);
  return { session: { token, phone: login.phone, isApp: true } };
}

/** Calls one of the two native logins, with the device headers and without a token (D14). */
function logIn({ app, proof, phone, device }: DeviceLogin, options: CallOptions) {
  const body = { token: proof, ...(phone && { phone: limits.phonePrefix + phone }) };
  const call = { body, headers: device, isReadable: hasToken, ...options };
  return app === 'own'
    ? api.post('/user/v1/user-login', call)
    : api.post('/tripartite/v1/user-login', call);
}
