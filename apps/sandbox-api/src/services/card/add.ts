import type { Db } from '../../db/database.ts';
import { refuse } from '../../refusals/refuse.ts';
import type { Keys } from '../../keys/keys.ts';
import { mayIfscExist } from '../branch/find.ts';
import { findProduct } from '../product/find.ts';
import { bindCard } from './bind.ts';

interface NewCard {
  userId: string;
  /** The IFSC code. */
  bankCode: string;
  cardNo: string;
  confirmCardNo: string;
  productId: string;
  clientId: string;
  webUuid: string;
  now: number;
}

/** Throws a Refusal for an invalid card, or if `clientId` is not the calling device (D25). */
export async function addCard(db: Db, keys: Keys, card: NewCard): Promise<{ id: string }> {
  if (card.clientId !== card.webUuid) throw refuse('cardOfAnotherDevice');
  await findProduct(db, card.productId);
  if (!(await mayIfscExist(db, card.bankCode))) throw refuse('unknownBranch');
  const { userId, bankCode, cardNo, confirmCardNo, now } = card;
  return bindCard(db, keys, { userId, bankCode, cardNo, confirmCardNo, now });
}
