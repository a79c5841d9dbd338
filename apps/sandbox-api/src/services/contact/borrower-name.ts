import { maskPhone } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { findName } from '../user/find-name.ts';

const MAX_CHARACTERS = 60;

/** What a contact is told of who names them: the first name, or the end of the number (D06). */
export async function borrowerName(
  db: Db,
  user: { readonly id: string; readonly phone: string },
): Promise<string> {
  const [first = ''] = ((await findName(db, user.id)) ?? '').split(/\s+/);
  return first === '' ? `The owner of ${maskPhone(user.phone)}` : first.slice(0, MAX_CHARACTERS);
}
