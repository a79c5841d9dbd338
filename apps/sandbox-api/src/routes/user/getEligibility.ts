import { publicOperation } from '../../http/operation.ts';
import { readSettings } from '../../providers/settings/settings.ts';

export const getEligibility = publicOperation('getEligibility', async ({ db }) => {
  const { isEligible } = await readSettings(db);
  const reasons = isEligible ? [] : ['Loans are not offered in your area at the moment.'];
  return { accordWith: isEligible, reasons };
});
