import type { Routes } from '../http/route.ts';
import { sendCode } from '../services/otp/send.ts';
import { nationalPhone } from '../services/user/phone.ts';

export const sms = {
  sendCode: {
    who: 'visitor',
    answer: async ({ query, webUuid, network, now, db, origin }) => {
      const host = new URL(origin).hostname;
      await sendCode(db, { phone: nationalPhone(query.phone), webUuid, network, host, now });
      return null;
    },
  },
} as const satisfies Routes;
