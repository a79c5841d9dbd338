import { DAY_MS } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import { bindCard } from '../../services/card/bind.ts';

/** Where a persona is built: its number, free of any data, inside one transaction. */
export interface Stage {
  readonly tx: Db;
  /** 10 digits. */
  readonly phone: string;
  /** The server's time, epoch ms. */
  readonly now: number;
}

/** A persona with an account to pay out to. */
export interface Borrower {
  readonly tx: Db;
  readonly now: number;
  readonly userId: string;
  readonly cardId: string;
}

const MEMBER_FOR_DAYS = 90;
/** Above every amount offered, whatever the settings say. */
const AMPLE_LIMIT_PAISE = 10_000_000;
const IFSC = 'HDFC0001234';
const ACCOUNT_NO = '50100234567891';
/** Its last digit makes the payout fail (D29). */
export const FAILING_ACCOUNT_NO = '50100234567899';

/** A persona that has all verification before it. */
export const nothingDone = {
  isBasicDone: false,
  isWorkDone: false,
  isIdentityDone: false,
  isFaceDone: false,
  isContactDone: false,
} as const;

/** Signs the persona up, verified unless told otherwise. Returns the user's id. */
export async function signUp(
  { tx, phone, now }: Stage,
  changes: Partial<typeof users.$inferInsert> = {},
): Promise<string> {
  const [user] = await tx
    .insert(users)
    .values({
      phone,
      createdAtMs: now - MEMBER_FOR_DAYS * DAY_MS,
      creditLimitPaise: AMPLE_LIMIT_PAISE,
      isBasicDone: true,
      isWorkDone: true,
      isIdentityDone: true,
      isFaceDone: true,
      isContactDone: true,
      ...changes,
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
  const userId = await signUp(stage, { creditLimitPaise });
  const { id: cardId } = await bindCard(tx, {
    userId,
    bankCode: IFSC,
    cardNo: accountNo,
    confirmCardNo: accountNo,
    now: now - MEMBER_FOR_DAYS * DAY_MS,
  });
  return { tx, now, userId, cardId };
}
