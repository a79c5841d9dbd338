import { mockGet, mockPost, success } from '@kosha/api-client/testing';
import { aCustomerService } from '../order-display/contact.fixtures.ts';

export const trackingHandlers = [
  mockGet('/client/v1/about-us', success({ appName: 'Kosha', copywriting: '' })),
  mockGet('/client/v1/config', success({ customer: aCustomerService })),
  mockGet('/burying-point/burying-point/get-buried-config', success({ events: [] })),
  mockGet('/system/get-country', success({ countryCode: 'IN', phoneCode: '91' })),
  mockPost('/burying-point/v2/burying-point', success(null)),
  mockPost('/burying-point/v3/burying-point', success(null)),
];
