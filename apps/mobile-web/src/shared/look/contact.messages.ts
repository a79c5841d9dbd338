import { defineMessages } from '../i18n/messages.ts';

/** How the lender and the grievance officer are reached. */
export const contactMessages = defineMessages('contact', {
  title: 'Contact us',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  grievanceOfficer: 'Grievance officer',
});
