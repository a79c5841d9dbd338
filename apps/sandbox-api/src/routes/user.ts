import { hourMs, nationalPhone, toFlag } from '@kosha/domain';
import type { Routes } from '../http/route.ts';
import { readSettings } from '../providers/settings/settings.ts';
import type { CallLimit } from '../services/allowance/call-limit.ts';
import { logInNatively } from '../services/native-login/log-in.ts';
import { endSessionById, endSession } from '../services/session/end.ts';
import { listSessions, type LiveSession } from '../services/session/list.ts';
import { saveLanguage } from '../services/user/save-language.ts';
import { login, type Login } from '../services/user/login.ts';
import { responseMessages } from '../messages/response-messages.ts';

const nativeLogins = {
  of: 'native-login',
  windowMs: hourMs,
  refusal: 'tooManyNativeLogins',
} as const;
const nativeLoginLimits = [
  { ...nativeLogins, per: 'device', max: 30 },
  { ...nativeLogins, per: 'network', max: 240 },
] as const satisfies readonly CallLimit[];

export const userRoutes = {
  endSession: {
    who: 'session',
    handle: async ({ body, user, now, db }) => {
      await endSessionById(db, { userId: user.id, ...body, by: 'other-device', now });
      return null;
    },
  },
  getEligibility: {
    who: 'visitor',
    handle: async ({ db, translator }) => {
      const { isEligible } = await readSettings(db);
      const reasons = isEligible ? [] : [translator.translate(responseMessages.notEligible)];
      return { accordWith: isEligible, reasons };
    },
  },
  listSessions: {
    who: 'session',
    handle: async ({ user, now, db }) => {
      const found = await listSessions(db, { userId: user.id, now });
      const isThis = ({ tokenHash }: LiveSession) => tokenHash === user.tokenHash;
      return found
        .toSorted((a, b) => Number(isThis(b)) - Number(isThis(a)))
        .map((session) => ({
          sessionId: session.tokenHash,
          isThis: toFlag(isThis(session)),
          os: session.os,
          beganTime: session.createdAtMs,
          lastUsedTime: session.lastUsedAtMs,
        }));
    },
  },
  login: {
    who: 'visitor',
    handle: async ({ body, webUuid, network, os, keys, now, db, translator: { language } }) => {
      const { phone, code } = body;
      const caller = { phone: nationalPhone(phone), webUuid, network, os, language };
      return loginResult(await login(db, { ...caller, code, keys, now }));
    },
  },
  logout: {
    who: 'session',
    handle: async ({ body, user, now, db }) => {
      const { id: userId, tokenHash } = user;
      await endSession(db, { userId, tokenHash, isEverywhere: body.everywhere === 1, now });
      return null;
    },
  },
  nativeUserLogin: {
    who: 'native',
    limits: nativeLoginLimits,
    handle: async ({ body, db, ...caller }) => {
      const { language } = caller.translator;
      return loginResult(await logInNatively(db, { app: 'own', ...body, ...caller, language }));
    },
  },
  tripartiteUserLogin: {
    who: 'native',
    limits: nativeLoginLimits,
    handle: async ({ body, db, ...caller }) => {
      const { language } = caller.translator;
      return loginResult(await logInNatively(db, { app: 'partner', ...body, ...caller, language }));
    },
  },
  setLanguage: {
    who: 'session',
    handle: async ({ body, user, db }) => {
      await saveLanguage(db, { userId: user.id, ...body });
      return null;
    },
  },
} as const satisfies Routes;

const loginResult = ({ token, isNew, language }: Login) => ({
  token,
  isRegister: toFlag(isNew),
  ...(language !== null && { language }),
});
