import {
  authStepFlags,
  authStepsOf,
  isAuthStepDone,
  type AuthFlag,
  type Policy,
  toFlag,
} from '@kosha/domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema/index.ts';
import { SessionLost } from '../../refusals/errors.ts';

type UserRow = typeof users.$inferSelect;

const flagColumns = {
  basic: 'isBasicDone',
  work: 'isWorkDone',
  kycAadhaarAndPan: 'isIdentityDone',
  kycFaceAndHold: 'isFaceDone',
  contact: 'isContactDone',
} as const satisfies Record<AuthFlag, keyof UserRow>;

export type VerificationFlags = Readonly<Record<AuthFlag, 0 | 1>>;

export function verificationFlags(user: UserRow): VerificationFlags {
  const flags = Object.values(authStepFlags).map((flag) => [flag, toFlag(user[flagColumns[flag]])]);
  return Object.fromEntries(flags) as VerificationFlags;
}

export function isVerified(user: UserRow, policy: Policy): boolean {
  const flags = verificationFlags(user);
  return authStepsOf(policy).every((step) => isAuthStepDone(step, flags));
}

/** Throws SessionLost if the account was deleted after the session was checked. */
export async function findUser(db: Db, userId: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw new SessionLost();
  return user;
}
