import { safeRedirect, limits } from '@kosha/domain';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { api } from '../../shared/server/api.ts';
import { toastFailure, useWrite } from '../../shared/server/use-write.ts';
import { followBorrower } from '../../shared/language/follow-borrower.ts';
import { patterns } from '../../shared/paths.ts';
import { hasToken, startSession, useSession } from '../../shared/session/session.ts';
import { trackComplete } from '../../shared/tracking/tracking.ts';
import { forgetDraft, keepCountdown, useLoginDraft } from './login-draft.ts';

interface Credentials {
  /** The 10 digits. */
  phone: string;
  code: string;
}

/**
 * Signs in; {@link useLeaveWhenSignedIn} then goes on. A refusal is a toast (§8), and `refusedCode` is the code
 * that it is about.
 */
export function useSignIn() {
  const [refusedCode, setRefusedCode] = useState<string>();
  const write = useWrite(
    async ({ phone, code }: Credentials, options) => {
      const result = await api.post('/user/v1/login', {
        body: { phone: limits.phonePrefix + phone, code },
        isReadable: hasToken,
        ...options,
      });
      if (result.ok) await followBorrower(result.data);
      return result;
    },
    {
      onSuccess: ({ token, isRegister }, { phone }) => {
        const { resendAtMs } = useLoginDraft.getState();
        forgetDraft();
        if (isRegister === 1) trackComplete('registration_complete', patterns.login);
        startSession({ token, phone, isApp: false });
        keepCountdown(resendAtMs);
      },
      onFailure(failure, { code }) {
        toastFailure(failure);
        if (failure.kind === 'business') setRefusedCode(code);
      },
    },
  );
  return { ...write, refusedCode };
}

/** A person who is signed in, now or already on arrival, goes to `redirect` or home (§4, D08). */
export function useLeaveWhenSignedIn(): void {
  const isSignedIn = useSession((state) => state.session !== undefined);
  const [query] = useSearchParams();
  const target = safeRedirect(query.get('redirect'));
  const navigate = useNavigate();
  useEffect(() => {
    if (isSignedIn) void navigate(target, { replace: true });
  }, [isSignedIn, target, navigate]);
}
