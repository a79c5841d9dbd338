import { publicOperation } from '../../http/operation.ts';
import { sendCode as send } from '../../services/otp/send.ts';
import { nationalPhone } from '../../services/user/phone.ts';

export const sendCode = publicOperation('sendCode', async (request) => {
  const { query, webUuid, network, now, db, origin } = request;
  const host = new URL(origin).hostname;
  await send(db, { phone: nationalPhone(query.phone), webUuid, network, host, now });
  return null;
});
