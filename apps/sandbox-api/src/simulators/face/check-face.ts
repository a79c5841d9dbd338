import type { Db } from '../../db/database.ts';
import type { Picture } from '../../services/picture/inspect.ts';
import { readSettings } from '../settings/settings.ts';
import { faceRules, type FaceOutcome } from './rules.ts';

/** The port: a real check of faces takes this function's place. */
export type CheckFace = (picture: Picture) => Promise<FaceOutcome>;

/** Checks by the published rules (D31). */
export const simulatedFaceCheck =
  (db: Db): CheckFace =>
  async (picture) => {
    const { faceOutcome } = await readSettings(db);
    const facts = { ...picture, isFailing: faceOutcome === 'fail' };
    return faceRules.find((rule) => rule.applies(facts))?.leadsTo ?? 'matched';
  };
