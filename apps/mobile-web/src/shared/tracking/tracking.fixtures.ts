import { mockGet, mockPost, success } from '@kosha/api-client/testing';

/** The tracking calls, answered: a story whose screen tracks clicks or drift needs them. */
export const trackingHandlers = [
  mockGet('/burying-point/burying-point/get-buried-config', success({ events: [] })),
  mockPost('/burying-point/v2/burying-point', success(null)),
  mockPost('/burying-point/v3/burying-point', success(null)),
];
