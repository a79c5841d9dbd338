import { Button } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { loginMessages } from './login.messages.ts';
import { useSecondsLeft } from '../../shared/browser/use-seconds-left.ts';

interface CodeButtonProps {
  resendAtMs: number | undefined;
  isSending: boolean;
  onSend: () => void;
}

/** Requests a code: 'Get' at first, then a countdown, then 'resend' (§4 Sign-in). */
export function CodeButton({ resendAtMs, isSending, onSend }: CodeButtonProps) {
  const text = useMessages(loginMessages);
  const seconds = useSecondsLeft(resendAtMs);
  const waiting = seconds > 0 ? text('codeWait', { seconds }) : undefined;
  return (
    <Button
      type="button"
      variant="quiet"
      title={text('codeHelp')}
      disabled={waiting !== undefined}
      isLoading={isSending}
      loadingLabel={text('codeSending')}
      onClick={onSend}
    >
      {waiting ?? text(resendAtMs === undefined ? 'codeGet' : 'codeResend')}
    </Button>
  );
}
