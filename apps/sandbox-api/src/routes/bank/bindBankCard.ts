import { operation } from '../../http/operation.ts';
import { bindCard } from '../../services/card/bind.ts';

export const bindBankCard = operation('bindBankCard', ({ body, user, now, db }) => {
  const { bankCode, cardNo, confirmCardNo } = body;
  return bindCard(db, { userId: user.id, bankCode, cardNo, confirmCardNo, now });
});
