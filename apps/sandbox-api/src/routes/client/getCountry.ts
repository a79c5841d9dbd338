import { limits } from '@kosha/domain';
import { publicOperation } from '../../http/operation.ts';

export const getCountry = publicOperation('getCountry', () =>
  Promise.resolve({ countryCode: 'IN', phoneCode: limits.phonePrefix }),
);
