import { publicOperation } from '../../http/operation.ts';
import { sendCode as send } from '../../services/otp/send.ts';
import { nationalPhone } from '../../services/user/phone.ts';

export const sendCode = publicOperation('sendCode', async ({ query, webUuid, now, db, origin }) => {
  const host = new URL(origin).hostname;
  await send(db, { phone: nationalPhone(query.phone), webUuid, host, now });
  return null;
});
