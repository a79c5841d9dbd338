import type { Schema } from '@kosha/api-client';

export const aCustomerService: Schema<'CustomerService'> = {
  phone: '1800 000 0000',
  email: 'care@kosha.example',
  address: '4th Floor, Sample House, Residency Road, Bengaluru 560025',
  companyName: 'Kosha Sample Finance Private Limited',
  grievanceOfficer: 'Meera Nair, grievance@kosha.example, 1800 000 0001',
};
