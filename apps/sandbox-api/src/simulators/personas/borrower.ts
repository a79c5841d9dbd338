import { DAY_MS } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import { bindCard } from '../../services/card/bind.ts';
import { MEMBER_FOR_DAYS, type Stage } from './stage.ts';
import { verify } from './verify.ts';

/** A persona with an account to pay out to. */
export interface Borrower {
  readonly tx: Db;
  readonly now: number;
  readonly userId: string;
  readonly cardId: string;
}

/** Above every amount offered, whatever the settings say. */
const AMPLE_LIMIT_PAISE = 10_000_000;
const IFSC = 'HDFC0001234';
const ACCOUNT_NO = '50100234567891';
/** Its last digit makes the payout fail (D29). */
export const FAILING_ACCOUNT_NO = '50100234567899';

/** Signs the persona up, all verification before it. Returns the user's id. */
export async function signUp(
  { tx, phone, now }: Stage,
  creditLimitPaise = AMPLE_LIMIT_PAISE,
): Promise<string> {
  const [user] = await tx
    .insert(users)
    .values({
      phone,
      createdAtMs: now - MEMBER_FOR_DAYS * DAY_MS,
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

/** Signs the persona up, verified and with one bank card. */
export async function borrower(
  stage: Stage,
  {
    creditLimitPaise = AMPLE_LIMIT_PAISE,
    accountNo = ACCOUNT_NO,
  }: { readonly creditLimitPaise?: number; readonly accountNo?: string } = {},
): Promise<Borrower> {
  const { tx, now } = stage;
  const userId = await signUp(stage, creditLimitPaise);
  await verify(stage, userId);
  const { id: cardId } = await bindCard(tx, {
    userId,
    bankCode: IFSC,
    cardNo: accountNo,
    confirmCardNo: accountNo,
    now: now - MEMBER_FOR_DAYS * DAY_MS,
  });
  return { tx, now, userId, cardId };
}
