import { noAlternativeNeededText, createRulePage, type RulePage } from './page.ts';

const readBothForms = 'Read the old form as well and turn it into the new one.';
const newField = 'Add a new field with the new meaning, fill both, and deprecate the old one.';

export const schemaPages: Readonly<Record<string, RulePage>> = {
  'required-property-removed': createRulePage(
    'The client reads a field that is not there any more.',
    'OrderDetail.loanAmount is gone',
    newField,
  ),
  'required-property-added': createRulePage(
    'The client does not send it, and the call is refused.',
    'BindCard.ifsc is new and required',
    'Make it optional and choose a default.',
  ),
  'optional-property-removed': createRulePage(
    'The client may read it, or send it for nothing.',
    'OrderDetail.note is gone',
    'Keep it empty for a while.',
  ),
  'optional-property-added': createRulePage(
    'Clients ignore fields that they do not know.',
    'OrderDetail.note is new',
    noAlternativeNeededText,
  ),
  'required-property-forbidden': createRulePage(
    'The client goes on sending it and is refused.',
    'the field is gone and additionalProperties is false',
    'Ignore it for a while instead of refusing it.',
  ),
  'required-property-allowed': createRulePage(
    'The client does not send it, and the call is refused.',
    'a required field is new in a closed object',
    'Make it optional.',
  ),
  'optional-property-forbidden': createRulePage(
    'Who sends it is refused.',
    'the optional field is gone and additionalProperties is false',
    'Ignore it for a while instead of refusing it.',
  ),
  'optional-property-allowed': createRulePage(
    'Nobody has to send it.',
    'an optional field is new in a closed object',
    noAlternativeNeededText,
  ),
  'required-property-renamed': createRulePage(
    'The client reads and sends the old name.',
    'loanAmount is loanAmountRupees now',
    'Send and take both names for a while.',
  ),
  'optional-property-renamed': createRulePage(
    'The client reads and sends the old name.',
    'note is remark now',
    'Send and take both names for a while.',
  ),
  'property-became-required': createRulePage(
    'Calls without it are refused.',
    'required: [ifsc]',
    'Use a default where it is missing.',
  ),
  'property-became-optional': createRulePage(
    'The client reads it and may find none.',
    'required: [] where it was [amount]',
    'Go on sending it always.',
  ),
  'additional-properties-closed': createRulePage(
    'Clients send only the fields that the contract names.',
    'additionalProperties: false',
    noAlternativeNeededText,
  ),
  'additional-properties-opened': createRulePage(
    'Clients ignore fields that they do not know.',
    'additionalProperties: false is gone',
    noAlternativeNeededText,
  ),
  'additional-properties-narrowed': createRulePage(
    'Values that were taken are refused.',
    'additionalProperties: {type: string}',
    readBothForms,
  ),
  'additional-properties-widened': createRulePage(
    'The client may get values that it cannot read.',
    'additionalProperties: true',
    newField,
  ),
  'read-only-set': createRulePage(
    'What the app sends there is ignored or refused.',
    'remark: readOnly is new',
    'Take the field until no client sends it.',
  ),
  'read-only-set-required': createRulePage(
    'What the app sends there is ignored or refused, though it had to be sent.',
    'remark: required and readOnly',
    'Take the field until no client sends it.',
  ),
  'read-only-lifted': createRulePage(
    'The app may send the field now.',
    'readOnly is gone',
    noAlternativeNeededText,
  ),
  'read-only-lifted-required': createRulePage(
    'A field that the app never sent has to be sent.',
    'id: required, readOnly is gone',
    'Make it optional in requests.',
  ),
  'write-only-set': createRulePage(
    'The app does not get the field any more.',
    'token: writeOnly is new',
    'Send the field until no client reads it.',
  ),
  'write-only-lifted': createRulePage(
    'The app may read the field now.',
    'writeOnly is gone',
    noAlternativeNeededText,
  ),
  'type-changed': createRulePage(
    'What is sent is refused, and what is read is not understood.',
    'amount: a text was a number',
    newField,
  ),
  'type-narrowed': createRulePage(
    'Values that were taken are refused.',
    'number is integer now',
    readBothForms,
  ),
  'type-widened': createRulePage(
    'The client may get values that it cannot read.',
    'integer is number now',
    newField,
  ),
  'became-nullable': createRulePage(
    'The client reads it and may find null.',
    'type: [string, null]',
    'Leave the field out instead, if it is optional.',
  ),
  'became-not-nullable': createRulePage(
    'A null that was taken is refused.',
    'type: string was [string, null]',
    readBothForms,
  ),
  'value-changed': createRulePage(
    'The one value is another one.',
    'const: 1 is const: 2 now',
    newField,
  ),
  'enum-value-removed': createRulePage(
    'A value that was taken is refused.',
    'the value "cash" is gone',
    readBothForms,
  ),
  'enum-value-added': createRulePage(
    'The client looks the value up and finds nothing.',
    'the state 12 is new',
    'Say in the contract that the field is open (no enum, with the known values named), or send the nearest old value to old clients.',
  ),
  'enum-set': createRulePage(
    'Values that were taken are refused.',
    'enum: [a, b] is new',
    readBothForms,
  ),
  'enum-lifted': createRulePage(
    'The client may get values that it does not know.',
    'enum: [a, b] is gone',
    newField,
  ),
  'format-changed': createRulePage(
    'The same text means something else.',
    'format: date is date-time now',
    newField,
  ),
  'format-narrowed': createRulePage(
    'Values that were taken are refused.',
    'int64 is int32 now',
    readBothForms,
  ),
  'format-widened': createRulePage(
    'The client may get a value that does not fit its variable.',
    'int32 is int64 now',
    newField,
  ),
  'limit-narrowed': createRulePage(
    'Values that were taken are refused.',
    'maxLength: 9 is 7 now',
    readBothForms,
  ),
  'limit-widened': createRulePage(
    'The client may get more than it has room for.',
    'maxItems: 7 is 9 now',
    'Send more only to clients that ask for it.',
  ),
  'limit-set': createRulePage(
    'Most values fit a first limit; see whether what the client sends does.',
    'maxLength: 300 is new',
    'Choose a limit that all values so far keep.',
  ),
  'limit-lifted': createRulePage(
    'The client may get more than it has room for.',
    'maxItems: 7 is gone',
    'Keep a limit.',
  ),
  'limit-changed': createRulePage(
    'Neither limit holds the values of the other.',
    'multipleOf: 5 is 7 now',
    readBothForms,
  ),
  'pattern-set': createRulePage(
    'Texts that were taken are refused.',
    "pattern: '^[0-9]+$' is new",
    readBothForms,
  ),
  'pattern-lifted': createRulePage(
    'More texts are taken, and the client reads any text.',
    "pattern: '^[0-9]+$' is gone",
    noAlternativeNeededText,
  ),
  'pattern-changed': createRulePage(
    'Nobody can tell by a program whether all old texts still fit.',
    "'^a' is '^b' now",
    'Try the new pattern on real values.',
  ),
  'constraint-added': createRulePage(
    'Values that were taken are refused.',
    'if a is there, b is required now',
    readBothForms,
  ),
  'constraint-removed': createRulePage(
    'The client may rely on what is not promised any more.',
    'dependentRequired is gone',
    'Go on keeping the promise.',
  ),
  'default-changed': createRulePage(
    'Who leaves the value out gets something else.',
    'default: 10 is 20 now',
    'Keep the default; let clients ask for the new value.',
  ),
  'alternative-removed': createRulePage(
    'Values of this form are refused.',
    'oneOf: the alternative Card is gone',
    readBothForms,
  ),
  'alternative-added': createRulePage(
    'The client may get a form that it does not know.',
    'oneOf: the alternative Wallet is new',
    'Send it only to clients that ask for it.',
  ),
  'discriminator-added': createRulePage(
    'The same values are valid.',
    'discriminator: kind',
    noAlternativeNeededText,
  ),
  'discriminator-removed': createRulePage(
    'Generated clients choose the form by it.',
    'discriminator: kind is gone',
    'Keep it.',
  ),
  'discriminator-changed': createRulePage(
    'Generated clients choose the form by another field or name.',
    'discriminator: kind is type now',
    'Keep the old names in the mapping.',
  ),
  'keyword-changed': createRulePage(
    'The keyword has no direction: a program cannot tell whether less or more is allowed.',
    'not: {const: 1} is {const: 2} now',
    'Look at it, and accept it in contract.config.yaml if it is right.',
  ),
};
