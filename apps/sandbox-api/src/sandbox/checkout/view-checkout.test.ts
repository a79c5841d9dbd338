import { describe, expect, it } from 'vitest';
import { allowedReturnUrl } from './view-checkout.ts';

const origin = 'http://127.0.0.1:4180';
const returnOrigins = ['https://app.example'];
const config = { sandboxPages: 'loopback', returnOrigins } as const;
const opened = { sandboxPages: 'network', returnOrigins } as const;

describe('the redirect after the checkout', () => {
  it.each([
    [origin, `${origin}/`],
    [`${origin}/orders/1/detail?a=b`, `${origin}/orders/1/detail?a=b`],
    ['https://app.example/x', 'https://app.example/x'],
    ['http://localhost:5173', 'http://localhost:5173/'],
    ['http://127.0.0.1:9', 'http://127.0.0.1:9/'],
  ])('goes to %s', (callback, url) => {
    expect(allowedReturnUrl(callback, origin, config)).toBe(url);
  });

  it.each([
    undefined,
    '',
    'orders',
    '//evil.example',
    'https://evil.example',
    'https://app.example.evil.example',
    'https://app.example@evil.example',
    'http://app.example',
    'http://localhost.evil.example',
    'http://localhost@evil.example',
    'https://localhost:5173',
    'javascript:alert(1)',
    'data:text/html,hi',
  ])('does not go to %s', (callback) => {
    expect(allowedReturnUrl(callback, origin, config)).toBeNull();
  });

  it('does not go to another port of this machine if the sandbox is open to the network', () => {
    expect(allowedReturnUrl('http://localhost:5173', origin, opened)).toBeNull();
    expect(allowedReturnUrl(origin, origin, opened)).toBe(`${origin}/`);
  });
});
