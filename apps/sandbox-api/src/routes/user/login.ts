import { toFlag } from '../../flag.ts';
import { publicOperation } from '../../http/operation.ts';
import { login as signIn } from '../../services/user/login.ts';
import { nationalPhone } from '../../services/user/phone.ts';

export const login = publicOperation('login', async ({ body, webUuid, network, now, db }) => {
  const phone = nationalPhone(body.phone);
  const { token, isNew } = await signIn(db, { phone, code: body.code, webUuid, network, now });
  return { token, isRegister: toFlag(isNew) };
});
