export const fieldMessages = {
  fillIn: 'Please fill in your {field}.',
  choose: 'Please choose your {field}.',
  chooseFromList: 'Please choose your {field} from the list.',
  chooseInState: 'Please choose your {field} in the state you chose.',
  unkeepable: '{field} holds a character that cannot be kept.',
  digitsOnly: '{field} takes digits only.',
  mostDigits: '{field} takes at most {most} digits.',
  mostCharacters: '{field} takes at most {most} characters.',
  dayRange: '{field} is a number from {first} to {last}.',
  notAsked: '{field} is not asked for here. Please load the form again.',
  oneAnswer: 'One of your answers',
  pinCode: 'A PIN code has 6 digits and does not begin with 0.',
  email: 'This is not an email address.',
  mobile: 'A mobile number has 10 digits.',
  name: "Use only letters, spaces and ' . - in a name.",
} as const;

export const contactMessages = {
  digits1: "The first contact's phone number must have 10 digits.",
  digits2: "The second contact's phone number must have 10 digits.",
  digits3: "The third contact's phone number must have 10 digits.",
  own1: 'The first contact has your own phone number.',
  own2: 'The second contact has your own phone number.',
  own3: 'The third contact has your own phone number.',
  same21: 'The second contact has the same phone number as the first.',
  same31: 'The third contact has the same phone number as the first.',
  same32: 'The third contact has the same phone number as the second.',
} as const;

/**
 * `{field}` is the field's label in `fieldLabels`. A field without a label is shown by its name in
 * the request, as separate words: `birthDate` as 'Birth date'.
 */
export const contractViolationMessages = {
  mostCharacters: '{field} takes at most {limit} characters.',
  tooShort: '{field} is too short.',
  badlyWritten: '{field} is not written as it should be.',
  notOffered: '{field} is not one of the choices.',
  outOfRange: '{field} is out of range.',
  twoDecimals: '{field} takes at most two decimal places.',
  atMost: '{field} takes at most {limit}.',
  missing: '{field} is missing.',
  notAsked: '{field} is not asked for here.',
  otherKind: '{field} is not the kind of answer that is asked for.',
  notRight: '{field} is not right.',
  sentTwice: '{field} was sent more than once',
  noText: '{field} must be a text, not a file',
  noFile: '{field} must be a file',
  unkeepable: 'This holds a character that cannot be kept.',
  whole: 'What was sent',
} as const;

export const fieldLabels = {
  bankCode: 'IFSC code',
  cardNo: 'Account number',
  confirmCardNo: 'Confirmed account number',
  idNo: 'Aadhaar number',
  panNo: 'PAN',
  oneName: "The first contact's name",
  oneMobile: "The first contact's phone number",
  oneRelation: "The first contact's relationship",
  twoName: "The second contact's name",
  twoMobile: "The second contact's phone number",
  twoRelation: "The second contact's relationship",
  thirdName: "The third contact's name",
  thirdMobile: "The third contact's phone number",
  thirdRelation: "The third contact's relationship",
} as const;
