import { defineMessages } from '../../../shared/i18n/messages.ts';

/** The search for a branch and its IFSC code. */
export const ifscMessages = defineMessages('ifsc', {
  heading: 'Which branch is your account at?',
  hint: 'Your cheque book names it.',
  wellKnown: 'Well-known banks',
  choose: 'Please Select',
  search: 'Search',
  searchEmpty: 'Nothing matches. Try a shorter part of the name.',
  searchResults: '{count} found',
  chooseAgain: 'Choose again',

  bank: 'Bank',
  banksLoading: 'Loading the banks',
  banksFailed: 'The banks could not be loaded',
  banksEmpty: 'There are no banks to choose from',
  banksEmptyHint: 'You can type the code instead. Your cheque book and passbook show it.',
  typeCode: 'Type the code',

  state: 'State',
  statesLoading: 'Loading the states',
  statesFailed: 'The states could not be loaded',
  statesEmpty: 'This bank has no branches here',

  city: 'City',
  citiesLoading: 'Loading the cities',
  citiesFailed: 'The cities could not be loaded',
  citiesEmpty: 'This bank has no branches in this state',

  branch: 'Branch',
  branchesLoading: 'Loading the branches',
  branchesFailed: 'The branches could not be loaded',
  branchesEmpty: 'This bank has no branches in this city',

  confirmTitle: 'Is this yor IFSC Code?',
  ifscCode: 'IFSC Code',
  district: 'District',
  yes: 'Yes',
  refind: 'RE-FIND',
});
