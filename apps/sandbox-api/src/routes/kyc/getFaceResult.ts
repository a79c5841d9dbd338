import { NotFound } from '../../errors.ts';
import { operation } from '../../http/operation.ts';
import { findFaceResult } from '../../services/face/find-result.ts';

/** 1 is success, any other value is not (§7). */
const statuses = { passed: 1, failed: 2 } as const;

export const getFaceResult = operation('getFaceResult', async ({ user, db }) => {
  const result = await findFaceResult(db, user.id);
  if (result === null) throw new NotFound('No picture of your face has been checked yet.');
  return { status: statuses[result] };
});
