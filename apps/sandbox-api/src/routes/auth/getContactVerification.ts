import { publicOperation } from '../../http/operation.ts';
import { findContactLink } from '../../services/contact/find-link.ts';

export const getContactVerification = publicOperation(
  'getContactVerification',
  async ({ query, now, db }) => {
    const { token } = query;
    const { borrowerFirstName, relation, isAnswered } = await findContactLink(db, { token, now });
    return { borrowerFirstName, relation, answered: isAnswered };
  },
);
