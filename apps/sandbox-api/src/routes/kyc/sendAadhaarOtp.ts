import { operation } from '../../http/operation.ts';
import { simulatedProvider } from '../../providers/identity/provider.ts';
import { sendAadhaarOtp as send } from '../../services/identity/send-otp.ts';

export const sendAadhaarOtp = operation(
  'sendAadhaarOtp',
  async ({ body, user, webUuid, now, db, keys }) => {
    const { aadhaar } = body;
    const sent = await send(db, simulatedProvider, { user, aadhaar, webUuid, keys, now });
    if (sent.kind === 'already-verified') return { state: 1 as const, result: null };
    const success = sent.kind === 'sent';
    return { state: 0 as const, result: { success, message: success ? 'OTP sent' : sent.message } };
  },
);
