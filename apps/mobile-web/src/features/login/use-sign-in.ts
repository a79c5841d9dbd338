import { safeRedirectPath, limits } from '@kosha/domain';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { api } from '../../shared/server/api.ts';
import { toastFailure, useWrite } from '../../shared/server/use-write.ts';
import { adoptBorrowerLanguage } from '../../shared/language/choose-language.ts';
import { useRoute } from '../../shared/navigation/route-context.ts';
import { routePatterns } from '../../shared/paths.ts';
import { hasToken, startSession, useSession } from '../../shared/session/session.ts';
import { trackComplete } from '../../shared/tracking/tracking.ts';
import { forgetLoginDraft, saveResendCountdown, useLoginDraft } from './login-draft.ts';

interface Credentials {
  /** 10 digits. */
  phone: string;
  code: string;
}

/**
 * Signs in with a one-time code; {@link useLeaveWhenSignedIn} then opens the next page. If the
 * server refuses the code, a toast shows the reason (§8), and `refusedCode` is that code.
 */
export function useSignIn() {
  const [refusedCode, setRefusedCode] = useState<string>();
  const { prefetchData } = useRoute();
  const target = useTarget();
  const write = useWrite(
    async ({ phone, code }: Credentials, options) => {
      const result = await api.post('/user/v1/login', {
        body: { phone: limits.phonePrefix + phone, code },
        isReadable: hasToken,
        ...options,
      });
      if (result.ok) await adoptBorrowerLanguage(result.data);
      return result;
    },
    {
      onSuccess: ({ token, isRegister }, { phone }) => {
        const { resendAtMs } = useLoginDraft.getState();
        forgetLoginDraft();
        if (isRegister === 1) trackComplete('registration_complete', routePatterns.login);
        startSession({ token, phone, isApp: false });
        saveResendCountdown(resendAtMs);
        prefetchData(pathOf(target));
      },
      onFailure(failure, { code }) {
        toastFailure(failure);
        if (failure.kind === 'business') setRefusedCode(code);
      },
    },
  );
  return { ...write, refusedCode };
}

/** The query parameter `redirect`, or Home (§4, D08). */
function useTarget(): string {
  const [query] = useSearchParams();
  return safeRedirectPath(query.get('redirect'));
}

const pathOf = (target: string): string => new URL(target, location.origin).pathname;

/** Returns a function that prefetches the JavaScript of the next screen. */
export function usePreloadNextScreen(): () => void {
  const { preload } = useRoute();
  const target = useTarget();
  return () => preload(pathOf(target));
}

/** Redirects a signed-in user to the query parameter `redirect`, or to Home (§4, D08). */
export function useLeaveWhenSignedIn(): void {
  const isSignedIn = useSession((state) => state.session !== undefined);
  const target = useTarget();
  const navigate = useNavigate();
  useEffect(() => {
    if (isSignedIn) void navigate(target, { replace: true });
  }, [isSignedIn, target, navigate]);
}
