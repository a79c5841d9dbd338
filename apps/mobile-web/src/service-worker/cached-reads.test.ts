import { describe, expect, it } from 'vitest';
import { isCacheableApiPath, isCacheableResponse } from './cached-reads.ts';

describe('the responses that the worker caches', () => {
  it.each([
    '/api1/sms/v1/sendCode',
    '/api1/user/v1/login',
    '/api1/user/v1/eligibility',
    '/api1/auth/v1/verify-contact',
    '/api1/auth/v1/auth-page-info',
    '/api1/auth/kyc-auth-config',
    '/api1/authen/h5/face-result',
    '/api1/order/v1/precheck',
    '/api1/order/v1/calculate',
    '/api1/order/v1/list/',
    '/order/v1/list',
  ])('exclude %s', (pathname) => {
    expect(isCacheableApiPath(pathname)).toBe(false);
  });

  it.each(['/api1/home/v1/index', '/api1/auth/v1/find-user-auth', '/api1/order/v1/detail'])(
    'include the last response of %s',
    (path) => {
      expect(isCacheableApiPath(path)).toBe(true);
    },
  );

  it.each([
    ['a success', '{"code":0,"msg":"","data":[]}', true],
    ['a success with a string code', '{"code":"0","msg":"","data":[]}', true],
    ['a masked account', '{"code":0,"data":[{"cardNo":"XXXX XXXX 7890"}]}', true],
    [
      'long numbers elsewhere',
      '{"code":0,"data":{"bankNo":"XX21","orderNo":"202611210001"}}',
      true,
    ],
    ['an account in full', '{"code":0,"data":[{"cardNo":"50100234567890"}]}', false],
    ['an account in groups', '{"code":0,"data":{"bankNo": "5010 0234 5678"}}', false],
    ['the end of a session', '{"code":-4,"msg":"Sign in","data":null}', false],
    ['a refusal', '{"code":1001,"msg":"No","data":null}', false],
    ['a page', '<!doctype html>', false],
    ['nothing', 'null', false],
  ])('depend on the content: %s', (_, text, isCached) => {
    expect(isCacheableResponse(text)).toBe(isCached);
  });
});
