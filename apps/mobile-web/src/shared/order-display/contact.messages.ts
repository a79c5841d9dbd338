import { defineMessages } from '../i18n/messages.ts';

/** Contact details of the lender and the grievance officer. */
export const contactMessages = defineMessages('contact', {
  title: 'Contact us',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  grievanceOfficer: 'Grievance officer',
});
