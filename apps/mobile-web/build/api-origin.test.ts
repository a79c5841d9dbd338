import { expect, it } from 'vitest';
import { readApiOrigin } from './api-origin.ts';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['https://api.lender.example', 'https://api.lender.example'],
  ['https://API.lender.example/', 'https://api.lender.example'],
  ['http://127.0.0.1:4180', 'http://127.0.0.1:4180'],
])('API_ORIGIN=%s is %s', (text, origin) => {
  expect(readApiOrigin(text)).toBe(origin);
});

it.each([
  ['api.lender.example', 'not a URL'],
  ['https://', 'not a URL'],
  ['javascript:alert(1)', 'not a URL'],
  ['https://api.lender.example/v2', 'an origin alone: https://api.lender.example'],
  ['https://api.lender.example/?a=1', 'an origin alone'],
  ['https://a:b@api.lender.example', 'an origin alone'],
  ['http://api.lender.example', 'must be https'],
])('API_ORIGIN=%s stops the build with an error message', (text, says) => {
  expect(() => readApiOrigin(text)).toThrow(says);
});
