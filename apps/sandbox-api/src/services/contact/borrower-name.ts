import { maskPhone } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { findName } from '../user/find-name.ts';

const maxCharacters = 60;

/** The borrower's name as contacts see it: the first name, or the end of the number (D06). */
export async function borrowerName(db: Db, user: { id: string; phone: string }): Promise<string> {
  const [first = ''] = ((await findName(db, user.id)) ?? '').split(/\s+/);
  return first === '' ? `The owner of ${maskPhone(user.phone)}` : first.slice(0, maxCharacters);
}
