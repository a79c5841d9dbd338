import { publicOperation } from '../../http/operation.ts';
import { answerContact } from '../../services/contact/answer.ts';

export const answerContactVerification = publicOperation(
  'answerContactVerification',
  async ({ body, now, db }) => {
    await answerContact(db, { ...body, now });
    return null;
  },
);
