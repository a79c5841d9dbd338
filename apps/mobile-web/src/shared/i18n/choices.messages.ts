import { defineMessages } from './messages.ts';

/** Relationships of emergency contacts to the borrower (§3), and purposes of a loan (§3.31). */
export const choiceMessages = defineMessages('choices', {
  father: 'Father',
  mother: 'Mother',
  spouse: 'Spouse',
  brother: 'brother',
  sisters: 'sisters',
  children: 'Children',
  classmates: 'Classmates',
  colleagues: 'Colleagues',
  friends: 'Friends',
  shopping: 'Shopping',
  medicalTreatment: 'Medical treatment',
  education: 'Education',
  tourism: 'Tourism',
  livingExpenses: 'Living expenses',
  purchaseOfVehicles: 'Purchase of vehicles',
});
