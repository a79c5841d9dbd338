import { mockGet, mockPost, success } from '@kosha/api-client/testing';

export const aPhone = '9876543210';
export const aFormattedPhone = '98765 43210';
export const anOtp = '4821';
export const aToken = 'kosha_3f9a1c0e7b5d4286';

export const loginHandlers = [
  mockGet('/sms/v1/sendCode', success(null)),
  mockPost('/user/v1/login', success({ token: aToken, isRegister: 0 })),
];
