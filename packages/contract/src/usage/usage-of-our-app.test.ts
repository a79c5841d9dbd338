import { join } from 'node:path';
import { expect, test } from 'vitest';
import contract from '../__generated__/openapi.json' with { type: 'json' };
import { listOperations, repositoryRoot } from '../contract/load.ts';
import { collectUsage } from './collect-usage.ts';

/** Written manually from the code. Excludes the calls in `onEveryScreen`. */
const callsByScreen: Record<string, string> = {
  '/login': 'sendCode login',
  '/joint': 'nativeUserLogin tripartiteUserLogin',
  '/orders/audit': 'getOrderDetail',
  '/verify/contact2': 'getContactVerification answerContactVerification',
  '/download': 'getEligibility',
  '/alert': '',
  '/distribution': '',
  '/promotion': '',
  '/agreement/loan': '',
  '/agreement/privacy': '',
  '/': 'getHomeIndex getProductInfo calculateQuote getOrderDetail findUserAuth',
  '/order': 'listOrders',
  '/personal': 'getHomeIndex listSessions endSession getProductInfo',
  '/product/:pid': 'getHomeIndex getProductInfo calculateQuote findUserAuth',
  '/product/:pid/detail':
    'getHomeIndex getProductInfo precheckOrder calculateQuote applyOrder findUserBankCards getDeviceNeedUpload uploadDeviceInfo',
  '/product/:pid/denied': 'getHomeIndex',
  '/bank': 'updateScheduleCard findUserBankCards',
  '/bank/add': 'bindBankCard getBankBranch',
  '/bank/ifsc': 'listBanks listBankStates listBankCities listBankBranches',
  '/schedule': 'listSchedules',
  '/schedule/:oid':
    'getProductInfo calculateQuote getOrderDetail getScheduleDetail cancelSchedule findUserBankCards',
  '/orders/:id/detail':
    'getProductInfo calculateQuote getOrderDetail getNextKeyFacts reapplyOrder setAutoApply getAutoApply cancelAutoApply repayOrder calculateExtension findUserBankCards',
  '/orders/:id/audit': 'getOrderDetail',
  '/orders/:id/confirm': 'getOrderDetail confirmLoan',
  '/orders/:id/extension': 'getOrderDetail calculateExtension giveUpExtension applyExtension',
  '/orders/:id/return': 'getCoolingOff returnLoan',
  '/orders/:id/facts': 'issueKeyFacts acknowledgeKeyFacts getOrderDocument',
  '/auth/index': 'findUserAuth',
  '/auth/basic': 'findUserAuth getBaseInfoPage saveBaseInfo listStates listDistricts',
  '/auth/work': 'findUserAuth getWorkInfoPage saveWorkInfo listStates listDistricts',
  '/auth/identity':
    'findUserAuth getKycAuthConfig recognizeDocument uploadAuthImage saveAadhaarPan sendAadhaarOtp verifyAadhaarOtp getDeviceNeedUpload uploadDeviceInfo listConsents setConsent',
  '/auth/kyc':
    'findUserAuth getKycAuthConfig recognizeDocument uploadAuthImage saveAadhaarPan sendAadhaarOtp verifyAadhaarOtp getDeviceNeedUpload uploadDeviceInfo listConsents setConsent',
  '/auth/face':
    'findUserAuth uploadAuthImage saveLivingHold getLivingCheckConfig checkLiving getFaceResult listConsents setConsent',
  '/auth/contacts': 'findUserAuth saveContacts listConsents setConsent',
  '/auth/callback': '',
  '/feedback': 'listOpinions',
  '/personal/help': 'listFaq',
  '/personal/aboutus': '',
  '/personal/consents': 'listConsents setConsent',
  '/personal/data': 'getDataExport startDataExport correctData eraseData nominate',
  '/personal/grievances': 'listGrievances saveGrievance',
};

/** Code outside of the screens makes these calls, such as sign-out and tracking. */
const onEveryScreen =
  'logout setLanguage saveOpinion getOpinionConfig getClientConfig getAboutUs getCountry trackEventV2 trackEventV3 getTrackingConfig';

const sources = join(repositoryRoot, 'apps/mobile-web/src');
const { operations, screens, problems } = collectUsage(sources, listOperations(contract));
const everywhere = operations.filter(({ isEverywhere }) => isEverywhere);

test('every call of the app can be resolved', () => expect(problems).toEqual([]));

test('the table names every screen', () =>
  expect([...screens].sort()).toEqual(Object.keys(callsByScreen).sort()));

test.each(Object.entries(callsByScreen))('%s makes the calls listed here', (screen, calls) => {
  const found = operations.filter(
    (operation) => operation.screens.includes(screen) && !everywhere.includes(operation),
  );
  expect(found.map(({ operationId }) => operationId).join(' ')).toBe(calls);
});

test('the calls that every screen makes are those of the code around the screens', () => {
  expect(everywhere.map(({ operationId }) => operationId).join(' ')).toBe(onEveryScreen);
});
