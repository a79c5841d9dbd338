import { mockGet, mockPost, success } from '@kosha/api-client/testing';
import { aCustomerService } from '../contact.fixtures.ts';

/** The tracking calls, answered: a story whose screen tracks clicks or drift needs them. */
export const trackingHandlers = [
  mockGet('/client/v1/config', success({ customer: aCustomerService })),
  mockGet('/burying-point/burying-point/get-buried-config', success({ events: [] })),
  mockPost('/burying-point/v2/burying-point', success(null)),
  mockPost('/burying-point/v3/burying-point', success(null)),
];
