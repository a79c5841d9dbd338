import { answeredBy } from './answered-by.ts';

/** What is refused about what a borrower signs, and takes back. */
export const protectionRefusals = {
  ...answeredBy(['confirmLoan'], {
    kfsRequired: [422, 'Please read and confirm the Key Facts Statement first.'],
  }),
  ...answeredBy(['acknowledgeKeyFacts', 'confirmLoan'], {
    kfsExpired: [409, 'This Key Facts Statement holds no more. Please read the new one.'],
    kfsChanged: [409, 'The key facts have changed since then. Please read them again.'],
  }),
  ...answeredBy(['acknowledgeKeyFacts', 'confirmLoan', 'getKeyFacts', 'issueKeyFacts'], {
    kfsNotFound: [404, 'This Key Facts Statement was not found.'],
  }),
  ...answeredBy(['getOrderDocument'], {
    documentNotOffered: [404, 'There is no such document for this order.'],
    documentsUnavailable: [
      503,
      'PDF files cannot be made here now. You can print the page instead.',
    ],
    tooManyDocuments: [429, 'You have asked for many documents. Please try again in {wait}.'],
  }),
  ...answeredBy(
    [
      'checkLiving',
      'recognizeDocument',
      'saveAadhaarPan',
      'saveContacts',
      'sendAadhaarOtp',
      'uploadAuthImage',
      'uploadDeviceInfo',
      'verifyAadhaarOtp',
    ],
    { consentRequired: [422, 'Please read what this is for, and agree to it first.'] },
  ),
  ...answeredBy(['setConsent'], {
    consentUnknown: [422, 'Nothing is asked for this purpose.'],
    consentEndsWithAccount: [409, 'This holds as long as you have an account.'],
    noticeChanged: [409, 'These words have changed since then. Please read them again.'],
    noticeLanguageUnknown: [422, 'These words are not there in that language.'],
    tooManyConsents: [429, 'You changed your consents very often. Please try again in {wait}.'],
  }),
  ...answeredBy(['correctData'], {
    correctionNotHere: [
      422,
      'This cannot be corrected here. Please write to the grievance officer.',
    ],
    correctionWrong: [422, 'This cannot be right. Please check it.'],
    tooManyCorrections: [429, 'You corrected a lot today. Please try again in {wait}.'],
  }),
  ...answeredBy(['eraseData'], {
    erasureLoanRunning: [
      409,
      'A loan or an application is running. Your data can be erased once it has ended.',
    ],
  }),
  ...answeredBy(['getDataExport'], {
    exportNotFound: [404, 'This copy is not there any more. Please ask for a new one.'],
    tooManyExports: [429, 'You read your data very often today. Please try again in {wait}.'],
  }),
  ...answeredBy(['nominate'], {
    nomineeName: [422, "Use only letters, spaces and ' . - in a name."],
    nomineePhone: [422, 'Please give a mobile number of 10 digits that is not your own.'],
  }),
  ...answeredBy(['saveGrievance'], {
    grievanceTopicUnknown: [422, 'Please choose what your grievance is about.'],
    grievanceRequired: [422, 'Please write what happened.'],
    tooManyGrievances: [429, 'You have written many grievances today. Please try again in {wait}.'],
  }),
  ...answeredBy(['calculateQuote', 'applyOrder'], {
    termNotOffered: [422, 'This product is not offered for so many days.'],
  }),
  ...answeredBy(['saveContacts'], {
    oneContactAlone: [422, 'Only one contact can be named here.'],
  }),
  ...answeredBy(['getCoolingOff', 'returnLoan'], {
    coolingOffOver: [409, 'This loan cannot be returned any more. You can repay it instead.'],
  }),
  ...answeredBy(['returnLoan'], {
    returnAmountChanged: [409, 'Returning this loan costs {amount} now. Please look again.'],
  }),
};
