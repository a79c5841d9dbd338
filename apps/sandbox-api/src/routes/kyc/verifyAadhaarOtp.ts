import { operation } from '../../http/operation.ts';
import { verifyAadhaarOtp as verify } from '../../services/identity/verify-otp.ts';

export const verifyAadhaarOtp = operation('verifyAadhaarOtp', async ({ body, user, now, db }) => {
  await verify(db, { user, ...body, now });
  return null;
});
