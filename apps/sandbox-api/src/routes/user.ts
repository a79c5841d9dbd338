import { hourMs, toFlag } from '@kosha/domain';
import type { Routes } from '../http/route.ts';
import { readSettings } from '../providers/settings/settings.ts';
import type { CallLimit } from '../services/allowance/call-limit.ts';
import { logInNatively } from '../services/native-login/log-in.ts';
import { endSession } from '../services/session/end.ts';
import { login } from '../services/user/login.ts';
import { nationalPhone } from '../services/user/phone.ts';

const nativeLogins = {
  of: 'native-login',
  windowMs: hourMs,
  refusal: 'tooManyNativeLogins',
} as const;
const nativeLoginLimits = [
  { ...nativeLogins, per: 'device', max: 30 },
  { ...nativeLogins, per: 'network', max: 240 },
] as const satisfies readonly CallLimit[];

export const user = {
  getEligibility: {
    who: 'visitor',
    answer: async ({ db }) => {
      const { isEligible } = await readSettings(db);
      const reasons = isEligible ? [] : ['Loans are not offered in your area at the moment.'];
      return { accordWith: isEligible, reasons };
    },
  },
  login: {
    who: 'visitor',
    answer: async ({ body, webUuid, network, keys, now, db }) => {
      const { phone, code } = body;
      const caller = { phone: nationalPhone(phone), webUuid, network };
      const { token, isNew } = await login(db, { ...caller, code, keys, now });
      return { token, isRegister: toFlag(isNew) };
    },
  },
  logout: {
    who: 'session',
    answer: async ({ body, user, now, db }) => {
      const { id: userId, tokenHash } = user;
      await endSession(db, { userId, tokenHash, isEverywhere: body.everywhere === 1, now });
      return null;
    },
  },
  nativeUserLogin: {
    who: 'native',
    limits: nativeLoginLimits,
    answer: async ({ body, db, ...caller }) => {
      const { token, isNew } = await logInNatively(db, { app: 'own', ...body, ...caller });
      return { token, isRegister: toFlag(isNew) };
    },
  },
  tripartiteUserLogin: {
    who: 'native',
    limits: nativeLoginLimits,
    answer: async ({ body, db, ...caller }) => {
      const { token, isNew } = await logInNatively(db, { app: 'partner', ...body, ...caller });
      return { token, isRegister: toFlag(isNew) };
    },
  },
} as const satisfies Routes;
