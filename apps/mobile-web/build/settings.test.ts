import { expect, it } from 'vitest';
import { readApiOrigin, readPublicOrigin } from './settings.ts';

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

it.each([
  [undefined, undefined],
  ['', undefined],
  ['https://app.example/', 'https://app.example'],
  ['http://app.example', 'http://app.example'],
])('PUBLIC_ORIGIN=%s is %s', (text, origin) => {
  expect(readPublicOrigin(text)).toBe(origin);
});

it.each([
  ['app.example', 'not a URL'],
  ['localhost:4180', 'not a URL'],
  ['https://app.example/loans', 'an origin alone: https://app.example'],
])('PUBLIC_ORIGIN=%s stops the build with an error message', (text, says) => {
  expect(() => readPublicOrigin(text)).toThrow(says);
});
