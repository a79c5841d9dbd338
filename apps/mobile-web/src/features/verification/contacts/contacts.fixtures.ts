import type { ContactsForm } from './contacts-form.ts';

/** Three contacts, complete. */
export const aContactsForm = (change: Partial<ContactsForm> = {}): ContactsForm => ({
  oneName: 'Anita Sharma',
  oneMobile: '9876543211',
  oneRelation: '2',
  twoName: 'Rahul Sharma',
  twoMobile: '9876543212',
  twoRelation: '1',
  thirdName: "S. D'Souza",
  thirdMobile: '9876543213',
  thirdRelation: '2',
  ...change,
});
