import { publicOperation } from '../../http/operation.ts';
import { sendCode as send } from '../../services/otp/send.ts';
import { nationalPhone } from '../../services/user/phone.ts';

export const sendCode = publicOperation('sendCode', async ({ query, webUuid, now, db }) => {
  await send(db, { phone: nationalPhone(query.phone), webUuid, now });
  return null;
});
