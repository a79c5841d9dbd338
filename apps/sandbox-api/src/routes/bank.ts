import type { Routes } from '../http/route.ts';
import { addCard } from '../services/card/add.ts';
import { listCards } from '../services/card/find.ts';

export const bankRoutes = {
  bindBankCard: {
    who: 'session',
    handle: ({ body, user, webUuid, now, db, keys }) =>
      addCard(db, keys, { ...body, userId: user.id, webUuid, now }),
  },
  findUserBankCards: {
    who: 'session',
    handle: async ({ user, db }) => {
      const cards = await listCards(db, user.id);
      return cards.map(({ id, accountMasked, bankCode, bankName }) => ({
        id,
        cardNo: accountMasked,
        bankCode,
        bankName,
      }));
    },
  },
} as const satisfies Routes;
