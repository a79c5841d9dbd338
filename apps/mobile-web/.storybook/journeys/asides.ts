import { mockGet, mockPost, success } from '@kosha/api-client/testing';
import { anAboutUs, someQuestions } from '../../src/features/account/account.fixtures.ts';
import { anAnsweredOpinion, someTypes } from '../../src/features/feedback/feedback.fixtures.ts';

/** What lies beside the road: help, feedback, loans that start by themselves, signing out. */
export const asides = [
  mockGet('/client/v1/faq', success(someQuestions)),
  mockGet('/client/v1/about-us', success(anAboutUs)),
  mockGet('/opinion-record/v1/get-opinion-config', success(someTypes)),
  mockPost('/opinion-record/v1/list', success([anAnsweredOpinion])),
  mockPost('/opinion-record/v1/save', success(null)),
  mockGet('/order/v1/schedule/list', success([])),
  mockPost('/user/v1/logout', success(null)),
];
