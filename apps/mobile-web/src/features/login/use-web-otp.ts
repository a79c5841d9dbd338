import { useEffect } from 'react';

type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/**
 * Reads the code from the SMS if the browser supports WebOTP. Restarts for each code (when
 * `resendAtMs` changes) and stops on unmount. `onCode` must be stable.
 */
export function useWebOtp(resendAtMs: number | undefined, onCode: (code: string) => void): void {
  useEffect(() => {
    if (resendAtMs === undefined || !('OTPCredential' in window)) return;
    const listening = new AbortController();
    void receiveCode(listening.signal, onCode);
    return () => listening.abort();
  }, [resendAtMs, onCode]);
}

async function receiveCode(signal: AbortSignal, onCode: (code: string) => void): Promise<void> {
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
  try {
    const credential: (Credential & { code?: string }) | null =
      await navigator.credentials.get(request);
    if (credential?.code) onCode(credential.code);
  } catch {
    // The request was aborted, or the user prefers to type.
  }
}
