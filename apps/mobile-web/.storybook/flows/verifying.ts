import { mockGet, mockPost, success } from '@kosha/api-client/testing';
import type { AuthFlag } from '@kosha/domain';
import { everyKind, workPage } from '../../src/features/verification/info/info.fixtures.tsx';
import {
  aLivingConfig,
  noResult,
  passed,
  resultPath,
} from '../../src/features/verification/face/face.fixtures.ts';
import {
  codeSent,
  readsDocuments,
  sendOtp,
  verify,
} from '../../src/features/verification/kyc/kyc.fixtures.ts';
import { districtsAsked, listedStates } from '../../src/shared/sample-data/directory.fixtures.ts';
import { borrower } from './borrower.ts';

const completes = (flag: AuthFlag) => () => {
  borrower.auth[flag] = 1;
  return success(null);
};

/** Handlers of the five steps; each step is done after its form has been sent. */
export const verifying = [
  mockGet('/auth/v1/find-user-auth', () => success(borrower.auth)),
  mockGet('/auth/v1/auth-page-info', success(everyKind)),
  mockGet('/map-state/v1/list', listedStates),
  mockGet('/map-state/v1/district/{stateId}', districtsAsked),
  mockPost('/auth/v1/base-info', completes('basic')),
  mockGet('/auth/v2/auth-page-info', success(workPage)),
  mockPost('/auth/v1/work-info', completes('work')),
  mockGet('/auth/kyc-auth-config', () =>
    success({ KycPageInfoVo: [{ photoType: borrower.identity === 'photos' ? 1 : null }] }),
  ),
  readsDocuments,
  mockPost(sendOtp, codeSent),
  mockPost(verify, success(null)),
  mockPost('/auth/v1/kyc-info/aadhaar-pan', completes('kycAadhaarAndPan')),
  mockGet('/auth/v1/living-check-config', success(aLivingConfig())),
  mockGet(resultPath, () => (borrower.hasGivenFace ? passed : noResult)),
  mockPost('/auth/v3/living-check', () => {
    borrower.hasGivenFace = true;
    return success(null);
  }),
  mockPost('/auth/v1/kyc-info/living-hold', completes('kycFaceAndHold')),
  mockPost('/auth/v1/contacts', completes('contact')),
];
