import { asPaise, dayMs, type Paise } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import { bindCard } from '../../services/card/bind.ts';
import { accountAgeDays, type PersonaInput } from './persona.ts';
import { completeVerification } from './verify.ts';

export interface BorrowerContext {
  tx: Db;
  now: number;
  userId: string;
  cardId: string;
}

const ampleLimitPaise = asPaise(10_000_000);
const ifsc = 'HDFC0001234';
const sampleAccountNo = '50100234567891';
/** An account number whose last digit makes the payout fail (D29). */
export const failingAccountNo = '50100234567899';

export async function signUp(
  { tx, phone, now }: PersonaInput,
  creditLimitPaise = ampleLimitPaise,
): Promise<string> {
  const [user] = await tx
    .insert(users)
    .values({
      phone,
      createdAtMs: now - accountAgeDays * dayMs,
      creditLimitPaise,
      isBasicDone: false,
      isWorkDone: false,
      isIdentityDone: false,
      isFaceDone: false,
      isContactDone: false,
    })
    .returning({ id: users.id });
  if (user === undefined) throw new Error('The persona was not written.');
  return user.id;
}

export async function createVerifiedBorrower(
  stage: PersonaInput,
  {
    creditLimitPaise = ampleLimitPaise,
    accountNo = sampleAccountNo,
  }: { creditLimitPaise?: Paise; accountNo?: string } = {},
): Promise<BorrowerContext> {
  const { tx, keys, now } = stage;
  const userId = await signUp(stage, creditLimitPaise);
  await completeVerification(stage, userId);
  const { id: cardId } = await bindCard(tx, keys, {
    userId,
    bankCode: ifsc,
    cardNo: accountNo,
    confirmCardNo: accountNo,
    now: now - accountAgeDays * dayMs,
  });
  return { tx, now, userId, cardId };
}
