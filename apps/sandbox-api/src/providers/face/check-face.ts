import type { Db } from '../../db/database.ts';
import type { ProviderPicture } from '../picture.ts';
import { readSettings } from '../settings/settings.ts';
import { faceRules, type FaceOutcome } from './rules.ts';

/** Simulates the face check by the rules that the control page shows (D31). */
export async function checkFace(db: Db, picture: ProviderPicture): Promise<FaceOutcome> {
  const { faceOutcome } = await readSettings(db);
  const facts = { ...picture, isFailing: faceOutcome === 'fail' };
  return faceRules.find((rule) => rule.applies(facts))?.result ?? 'matched';
}
