import { limits, numberMessages, validationMessages } from '@kosha/domain';
import { answeredBy } from './answered-by.ts';
import { protectionRefusals } from './protection.ts';

const pictureCalls = [
  'checkLiving',
  'recognizeDocument',
  'uploadAuthImage',
  'saveOpinion',
] as const;
const aadhaarCalls = ['saveAadhaarPan', 'sendAadhaarOtp'] as const;
const nativeLogins = ['nativeUserLogin', 'tripartiteUserLogin'] as const;
const checkoutCalls = ['repayOrder', 'returnLoan', 'applyExtension'] as const;
const quotedCalls = [
  'applyOrder',
  'calculateQuote',
  'getNextKeyFacts',
  'reapplyOrder',
  'setAutoApply',
] as const;
const extensionCalls = ['applyExtension', 'giveUpExtension'] as const;

/**
 * Every refusal of a rule: its code, its words, and the operations that answer it. The contract lists the
 * same (`openapi/refusals.yaml`, `x-answer`); refusals.test.ts compares both.
 */
export const refusals = {
  // Who may come in
  ...answeredBy(['sendCode', 'sendAadhaarOtp'], {
    codeTooSoon: [429, 'Please wait {seconds} seconds before asking for another code.'],
  }),
  ...answeredBy(['sendAadhaarOtp'], {
    codeStillValid: [425, 'Please wait {seconds} seconds before asking for another code.'],
  }),
  ...answeredBy(['sendCode'], {
    tooManyCodesInNetwork: [
      429,
      'Too many codes were sent to your network. Please try again in {wait}.',
    ],
  }),
  ...answeredBy(['login', 'verifyAadhaarOtp'], {
    // One text for every code that is not accepted: another text would tell whether the number is known.
    wrongCode: [
      422,
      'This code is wrong or not valid any more. Please check it, or ask for another.',
    ],
  }),
  ...answeredBy(['sendCode', 'sendAadhaarOtp', 'login', 'verifyAadhaarOtp'], {
    tooManyWrongCodes: [429, 'Too many wrong codes. Please try again in {wait}.'],
  }),
  ...answeredBy(nativeLogins, {
    proofRefused: [422, 'Your app session has ended. Please sign in to the app again.'],
    tooManyNativeLogins: [
      429,
      'This app has tried to sign in too often. Please try again in {wait}.',
    ],
  }),
  // Verification
  ...answeredBy(['correctData', 'saveBaseInfo', 'saveWorkInfo', 'saveContacts'], {
    fieldsWrong: [422, 'Please check what you filled in.'],
  }),
  ...answeredBy(['saveContacts'], {
    tooManyContacts: [429, 'You have named many contacts today. Please try again in {wait}.'],
    tooManyMessagesToContact: [
      429,
      'One of these numbers has been sent many messages today. Please try again in {wait}.',
    ],
  }),
  ...answeredBy(['answerContactVerification', 'getContactVerification'], {
    linkNotValid: [404, 'This link is not valid any more.'],
  }),
  ...answeredBy(['answerContactVerification'], {
    linkAlreadyAnswered: [409, 'This link has been answered already.'],
  }),
  ...answeredBy(aadhaarCalls, {
    aadhaarNumberRequired: [422, numberMessages.aadhaarNumberRequired],
    aadhaarLength: [422, numberMessages.aadhaarLength],
    aadhaarStart: [422, numberMessages.aadhaarStart],
    aadhaarPalindrome: [422, numberMessages.aadhaarPalindrome],
    aadhaarCheckDigit: [422, numberMessages.aadhaarCheckDigit],
    aadhaarOfAnotherAccount: [409, 'This Aadhaar number belongs to another account.'],
    identityAlreadyAccepted: [409, 'We have checked your Aadhaar and PAN already.'],
  }),
  ...answeredBy(['saveAadhaarPan'], {
    panNumberRequired: [422, numberMessages.panNumberRequired],
    panShape: [422, numberMessages.panShape],
    panHolder: [422, numberMessages.panHolder],
    panZeros: [422, numberMessages.panZeros],
    aadhaarNotVerified: [422, 'Please verify your Aadhaar number first.'],
    panOfAnotherAccount: [409, 'This PAN belongs to another account.'],
    panOfAnotherPerson: [422, 'This PAN belongs to another person than your Aadhaar number.'],
    aadhaarFrontRequired: [422, validationMessages.aadhaarFrontRequired],
    aadhaarBackRequired: [422, validationMessages.aadhaarBackRequired],
    panImageRequired: [422, validationMessages.panImageRequired],
  }),
  ...answeredBy(['sendAadhaarOtp'], {
    tooManyAadhaarQuestions: [
      429,
      'You have asked about Aadhaar numbers often. Please try again in {wait}.',
    ],
    tooManyQuestionsAboutAadhaar: [
      429,
      'This Aadhaar number has been asked about often. Please try again in {wait}.',
    ],
  }),
  ...answeredBy(['recognizeDocument', 'saveAadhaarPan'], {
    tooYoung: [422, `You must be ${limits.minimumAgeYears} or older to borrow.`],
  }),
  ...answeredBy(['recognizeDocument'], {
    documentUnreadable: [422, 'We could not read this picture. Please take it again.'],
  }),
  ...answeredBy(['uploadAuthImage'], {
    galleryNotAllowed: [422, 'Please take the picture of your face with the camera.'],
  }),
  ...answeredBy(['checkLiving', 'uploadAuthImage'], {
    faceNotFound: [422, 'We could not see one face in this picture. Please try again.'],
  }),
  ...answeredBy(['getFaceResult'], {
    faceNotChecked: [404, 'No picture of your face has been checked yet.'],
  }),
  ...answeredBy(['saveLivingHold'], {
    faceRequired: [422, validationMessages.faceRequired],
    faceNotRecognised: [422, 'Your face was not recognised. Please take the picture again.'],
  }),
  ...answeredBy(['applyOrder', 'precheckOrder'], {
    verificationIncomplete: [428, 'Please complete your verification first.'],
  }),
  // Pictures
  ...answeredBy(pictureCalls, {
    tooManyPictures: [429, 'You have sent many pictures. Please try again in {wait}.'],
    pictureEmpty: [422, 'This file is empty. Please choose another one.'],
    pictureTooBig: [422, validationMessages.imageTooBig],
    pictureHeic: [
      422,
      'HEIC pictures cannot be read here. Please send a JPEG, PNG or WebP picture.',
    ],
    pictureOfOtherType: [
      422,
      'Only JPEG, PNG and WebP pictures are taken. Please choose another one.',
    ],
    notAPicture: [422, 'This file is not a picture. Please choose another one.'],
    pictureHasTooManyPixels: [
      422,
      `This picture has more than ${limits.imageMaxPixels / 1024 ** 2} megapixels. Please choose a smaller one.`,
    ],
    pictureDamaged: [422, 'This picture is damaged or incomplete. Please take it again.'],
    moreThanAPicture: [422, 'This file holds more than a picture. Please take it again.'],
    picturesNotTaken: [503, 'Pictures cannot be taken right now. Please try again later.'],
    picturesNotKept: [503, 'Pictures cannot be kept right now. Please try again later.'],
  }),
  // Products and applications
  ...answeredBy(['getProductInfo', 'precheckOrder', 'bindBankCard', ...quotedCalls], {
    productNotOffered: [404, 'This product is not offered any more.'],
  }),
  ...answeredBy(quotedCalls, {
    amountNotOffered: [422, 'This amount is not offered for this product.'],
  }),
  ...answeredBy(['applyOrder'], {
    offeredByPartner: [422, 'This product is offered by a partner. Please apply there.'],
    productFull: [422, 'This product is full for today.'],
    productLocked: [422, 'Repay {loans} on time to unlock this product.'],
    orderRunning: [409, 'You have an order of this product already.'],
    deniedBefore: [422, 'You may apply again from {time}.'],
    tooManyApplications: [429, 'You have applied often today. Please try again in {wait}.'],
  }),
  // Bank accounts and places
  ...answeredBy(['applyOrder', 'reapplyOrder', 'setAutoApply', 'updateScheduleCard'], {
    cardNotFound: [404, 'This bank card was not found.'],
  }),
  ...answeredBy(['bindBankCard'], {
    cardOfAnotherDevice: [422, 'This card was sent for another device. Please try again.'],
    ifscRequired: [422, validationMessages.ifscRequired],
    ifscMalformed: [422, validationMessages.ifscMalformed],
    accountRequired: [422, validationMessages.accountRequired],
    confirmAccountRequired: [422, validationMessages.confirmAccountRequired],
    accountMismatch: [422, validationMessages.accountMismatch],
    accountZero: [422, validationMessages.accountZero],
    accountAlreadyAdded: [409, 'This account has been added already.'],
    tooManyAccounts: [409, 'You have added {count} accounts. More are not possible.'],
  }),
  ...answeredBy(['bindBankCard', 'getBankBranch'], {
    unknownBranch: [422, 'This IFSC code is not known. Please check it.'],
  }),
  ...answeredBy(['listBankStates'], {
    unknownBank: [404, 'This bank is not in the list any more.'],
  }),
  ...answeredBy(['listBankCities', 'listDistricts'], {
    unknownState: [404, 'This state is not in the list any more.'],
  }),
  ...answeredBy(['listBankBranches'], {
    unknownCity: [404, 'This city is not in the list any more.'],
  }),
  // A loan
  ...answeredBy(
    [
      'applyExtension',
      'calculateExtension',
      'calculateQuote',
      'cancelAutoApply',
      'confirmLoan',
      'getAutoApply',
      'getCoolingOff',
      'getNextKeyFacts',
      'getOrderDetail',
      'getOrderDocument',
      'giveUpExtension',
      'issueKeyFacts',
      'reapplyOrder',
      'repayOrder',
      'returnLoan',
      'setAutoApply',
      'saveGrievance',
    ],
    {
      orderNotFound: [404, 'This order was not found.'],
    },
  ),
  ...answeredBy(['confirmLoan', 'acknowledgeKeyFacts'], {
    orderNotWaiting: [409, 'This order is not waiting for your confirmation any more.'],
  }),
  ...answeredBy(checkoutCalls, {
    paymentsUnavailable: [503, 'Payments are not available now. Please try again later.'],
    orderAlreadyRepaid: [409, 'This order is repaid already.'],
    tooManyPayments: [429, 'You have begun many payments today. Please try again in {wait}.'],
  }),
  ...answeredBy(['getCoolingOff', 'repayOrder', 'returnLoan'], {
    nothingDue: [409, 'Nothing is due on this order.'],
  }),
  ...answeredBy(['repayOrder', 'returnLoan'], {
    feeBeingConfirmed: [409, 'Your extension fee is being confirmed. Please wait a moment.'],
  }),
  ...answeredBy(['repayOrder', 'returnLoan', ...extensionCalls], {
    paymentBeingConfirmed: [409, 'Your payment is being confirmed. Please wait a moment.'],
  }),
  ...answeredBy(['applyExtension', 'calculateExtension'], {
    extensionNotOffered: [409, 'This order cannot be extended now.'],
  }),
  ...answeredBy(extensionCalls, {
    extensionNotFound: [404, 'This extension was not found.'],
    extensionAlreadyPaid: [409, 'This extension is already paid.'],
  }),
  ...answeredBy(['applyExtension'], {
    extensionExpired: [409, 'The 24 hours for this extension are over.'],
    extensionAbandoned: [409, 'You gave up this extension.'],
    tooManyExtensions: [
      429,
      'You have asked for an extension often today. Please try again in {wait}.',
    ],
  }),
  ...protectionRefusals,
  // The next loan
  ...answeredBy(['reapplyOrder'], {
    repaymentNotOpen: [422, 'This order is not to be repaid now.'],
    nextLoanScheduled: [409, 'A scheduled order follows this loan already.'],
  }),
  ...answeredBy(['cancelAutoApply'], {
    nextLoanStarted: [409, 'Your next loan has already started.'],
  }),
  ...answeredBy(['setAutoApply'], {
    orderAlreadySettled: [409, 'This order is already settled. You can apply again now.'],
    orderNotRunning: [422, 'A next loan can be scheduled only while a loan is running.'],
  }),
  ...answeredBy(['reapplyOrder', 'setAutoApply'], {
    tooManyNextLoans: [
      429,
      'You have changed your next loan often today. Please try again in {wait}.',
    ],
  }),
  ...answeredBy(['cancelSchedule', 'getScheduleDetail', 'updateScheduleCard'], {
    scheduledOrderNotFound: [404, 'This scheduled order was not found.'],
  }),
  ...answeredBy(['cancelSchedule', 'updateScheduleCard'], {
    scheduledOrderStarted: [409, 'This scheduled order has already started.'],
  }),
  ...answeredBy(['updateScheduleCard'], {
    scheduledOrderCancelled: [409, 'This scheduled order was cancelled.'],
    scheduledOrderRefused: [409, 'This scheduled order could not start.'],
  }),
  ...answeredBy([], {
    paymentNotOpen: [409, 'This payment is not open any more.'],
    noNewLoans: [422, 'No new loans are given out now.'],
    noCardChosen: [422, 'No bank card was chosen for it.'],
    aboveLimit: [422, '{amount} is above your present limit.'],
  }),
  ...answeredBy(['endSession'], {
    sessionNotFound: [404, 'This device is not signed in any more.'],
  }),
  // Feedback, device and tracking
  ...answeredBy(['saveOpinion'], {
    feedbackRequired: [422, validationMessages.feedbackRequired],
    feedbackTooLong: [422, validationMessages.feedbackTooLong],
    feedbackCharacters: [422, validationMessages.feedbackCharacters],
    feedbackTypeUnknown: [422, 'Please choose what your feedback is about.'],
    tooMuchFeedback: [429, 'You have sent a lot of feedback today. Please try again in {wait}.'],
  }),
  ...answeredBy(['uploadDeviceInfo'], {
    tooManyPositions: [429, 'Your position was sent too often. Please try again in {wait}.'],
  }),
  ...answeredBy(['trackEventV2', 'trackEventV3'], {
    tooManyEvents: [429, 'Too many events are coming in at the moment.'],
    tooManyEventsInNetwork: [
      429,
      'Many events came from your network. Please try again in {wait}.',
    ],
  }),
};

export type RefusalName = keyof typeof refusals;

/** The refusals that say how long to wait: those of a limit. */
export type LimitRefusal = {
  [Name in RefusalName]: (typeof refusals)[Name] extends { code: 429; msg: `${string}{wait}.` }
    ? Name
    : never;
}[RefusalName];
