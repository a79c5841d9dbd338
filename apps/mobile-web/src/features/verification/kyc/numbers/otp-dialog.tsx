import { limits, sanitizeDigits } from '@kosha/domain';
import { Button, Dialog, OtpField } from '@kosha/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useMessages } from '../../../../shared/i18n/messages.ts';
import { shellMessages } from '../../../../shared/i18n/shell.messages.ts';
import { useSecondsLeft } from '../../../../shared/browser/use-seconds-left.ts';
import { kycMessages } from '../kyc.messages.ts';
import type { AadhaarVerification } from './use-aadhaar-verification.ts';

const formId = 'aadhaar-otp';

/**
 * Submits the code as soon as its last digit is typed. The user can request a new code after 60
 * seconds (§9).
 */
export function OtpDialog({ aadhaar }: { aadhaar: AadhaarVerification }) {
  const text = useMessages(kycMessages);
  const shellText = useMessages(shellMessages);
  const { otp, isMissing, change, submit } = useOtp(aadhaar);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Dialog
      isOpen
      title={text('otpTitle')}
      closeLabel={shellText('close')}
      onClose={aadhaar.closeDialog}
      actions={
        <Button
          type="submit"
          form={formId}
          isFullWidth
          isLoading={aadhaar.isChecking}
          loadingLabel={text('otpVerifying')}
        >
          {text('otpVerify')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <OtpField
          ref={field}
          label={text('otp')}
          hint={text('otpHint')}
          value={otp}
          readOnly={aadhaar.isChecking}
          maxLength={limits.aadhaarOtpMaxDigits}
          onChange={change}
          error={isMissing ? text('otpRequired') : aadhaar.codeRefusal}
          rightSection={<ResendButton aadhaar={aadhaar} />}
        />
      </form>
    </Dialog>
  );
}

function useOtp(aadhaar: AadhaarVerification) {
  const [otp, setOtp] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return {
    otp,
    isMissing,
    change(digits: string) {
      const next = sanitizeDigits(digits, limits.aadhaarOtpMaxDigits);
      setOtp(next);
      setIsMissing(false);
      aadhaar.clearCodeRefusal();
      if (next !== otp && next.length === limits.aadhaarOtpMaxDigits) aadhaar.checkCode(next);
    },
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      setIsMissing(otp === '');
      if (otp !== '') aadhaar.checkCode(otp);
    },
  };
}

function ResendButton({ aadhaar }: { aadhaar: AadhaarVerification }) {
  const text = useMessages(kycMessages);
  const seconds = useSecondsLeft(aadhaar.resendAtMs);
  return (
    <Button
      variant="quiet"
      disabled={seconds > 0}
      isLoading={aadhaar.isSending}
      loadingLabel={text('sendingCode')}
      onClick={aadhaar.resend}
    >
      {seconds > 0 ? text('otpWait', { seconds }) : text('otpResend')}
    </Button>
  );
}
