import { operation } from '../../http/operation.ts';
import { listCards } from '../../services/card/find.ts';

export const findUserBankCards = operation('findUserBankCards', async ({ user, db }) => {
  const cards = await listCards(db, user.id);
  return cards.map(({ id, accountMasked, bankCode, bankName }) => ({
    id,
    cardNo: accountMasked,
    bankCode,
    bankName,
  }));
});
