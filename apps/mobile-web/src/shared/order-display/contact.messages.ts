import { defineMessages } from '../i18n/messages.ts';

export const contactMessages = defineMessages('contact', {
  title: 'Contact us',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  grievanceOfficer: 'Grievance officer',
});
