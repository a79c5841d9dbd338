import { toFlag } from '../../flag.ts';
import { publicOperation } from '../../http/operation.ts';
import { logInNatively } from '../../services/native-login/log-in.ts';
import { nationalPhone } from '../../services/user/phone.ts';

export const tripartiteUserLogin = publicOperation('tripartiteUserLogin', async (request) => {
  const { body, webUuid, network, now, db } = request;
  const phone = body.phone === undefined ? null : nationalPhone(body.phone);
  const login = { app: 'partner', proof: body.token, phone, webUuid, network, now } as const;
  const { token, isNew } = await logInNatively(db, login);
  return { token, isRegister: toFlag(isNew) };
});
