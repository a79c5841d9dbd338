import { operation } from '../../http/operation.ts';
import {
  readUser,
  verificationFlags,
  verificationSteps,
} from '../../services/user/verification.ts';

export const findUserAuth = operation('findUserAuth', async ({ user, db }) => ({
  userAuthConfigVoList: verificationSteps.map((key) => ({ key })),
  ...verificationFlags(await readUser(db, user.id)),
}));
