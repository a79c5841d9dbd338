import type { Db } from '../../db/database.ts';
import type { ProviderPicture } from '../picture.ts';
import { readSettings } from '../settings/settings.ts';
import { faceRules, type FaceOutcome } from './rules.ts';

export type CheckFace = (picture: ProviderPicture) => Promise<FaceOutcome>;

/** Simulates the face check by the rules that the control page shows (D31). */
export const simulatedFaceCheck =
  (db: Db): CheckFace =>
  async (picture) => {
    const { faceOutcome } = await readSettings(db);
    const facts = { ...picture, isFailing: faceOutcome === 'fail' };
    return faceRules.find((rule) => rule.applies(facts))?.result ?? 'matched';
  };
