import { operation } from '../../http/operation.ts';
import { addCard } from '../../services/card/add.ts';

export const bindBankCard = operation('bindBankCard', ({ body, user, webUuid, now, db, keys }) => {
  return addCard(db, keys, { ...body, userId: user.id, webUuid, now });
});
