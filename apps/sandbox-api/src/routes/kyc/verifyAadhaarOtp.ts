import { operation } from '../../http/operation.ts';
import { verifyAadhaarOtp as verify } from '../../services/identity/verify-otp.ts';

export const verifyAadhaarOtp = operation(
  'verifyAadhaarOtp',
  async ({ body, user, webUuid, now, db, keys }) => {
    await verify(db, { user, ...body, webUuid, keys, now });
    return null;
  },
);
