import { nationalPhone } from '@kosha/domain';
import type { Routes } from '../http/route.ts';
import { sendCode } from '../services/otp/send.ts';

export const smsRoutes = {
  sendCode: {
    who: 'visitor',
    handle: async ({ query, webUuid, network, now, db, keys, origin, translator }) => {
      const host = new URL(origin).hostname;
      const phone = nationalPhone(query.phone);
      await sendCode(db, { phone, webUuid, network, host, keys, translator, now });
      return null;
    },
  },
} as const satisfies Routes;
