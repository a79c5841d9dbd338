import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirectPath } from './safe-redirect.ts';

const appOrigin = 'https://app.example';

const attack = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '\\', '//', '.', '..', ':', '@', '?', '#', '%', '%2F', '%5c', '%252f'),
      fc.constantFrom(
        '\t',
        '\n',
        '\r',
        '\0',
        ' ',
        '%09',
        '%0a',
        'https:',
        'javascript:',
        'evil.com',
      ),
      fc.constantFrom('login', 'LOGIN', '%6cogin', 'order', '。', '／', '\u202e'),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const rootedAttack = attack.map((text) => `/${text}`);

describe('safeRedirectPath', () => {
  it.each([
    '/',
    '/order',
    '/product/7/detail?bank_id=3',
    '/bank/add?pid=1&ifsc_code=HDFC0001234',
    '/auth/index?pid=7#top',
    '/personal/help?q=50%25',
    '/login-help',
    '/orders/login',
  ])('returns %s unchanged', (path) => {
    expect(safeRedirectPath(path)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    'order',
    ' /order',
    '//evil.com',
    '///evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    '/%2Fevil.com',
    '/%5Cevil.com',
    '/%252F%252Fevil.com',
    '/%25252525252fevil.com',
    '/\t/evil.com',
    '/\n/evil.com',
    '/%09/evil.com',
    '/%252Fevil.com?%25zz',
    '/order\0',
    '/.//evil.com',
    '/a/..//evil.com',
    'https://evil.com',
    'https:/evil.com',
    'javascript:alert(1)',
    'data:text/html,hi',
    '/%E0%A4%A',
    '/100%',
  ])('turns %j into the home page', (value) => {
    expect(safeRedirectPath(value)).toBe('/');
  });

  it.each([
    '/login',
    '/login/',
    '/LOGIN',
    '/login?redirect=/login',
    '/login#x',
    '/%6cogin',
    '/%256cogin',
    '/order/../login',
    '/%2e/login',
  ])('never loops back to sign-in with %s', (value) => {
    expect(safeRedirectPath(value)).toBe('/');
  });

  it.each([
    // A character may be percent-encoded four times, but not five times.
    [`/a%${'25'.repeat(3)}41`, `/a%${'25'.repeat(3)}41`],
    [`/a%${'25'.repeat(4)}41`, '/'],
    ['/%e0%a4%95', '/%e0%a4%95'],
    ['/a\u0085b', '/'],
    ['/a%7f', '/'],
    ['/a?next=//evil.com', '/'],
    ['/a#//evil.com', '/'],
    ['/loginx', '/loginx'],
    ['/login/x', '/login/x'],
    ['/login//', '/'],
  ])('turns %j into %j', (value, path) => {
    expect(safeRedirectPath(value)).toBe(path);
  });

  it('returns a path without dot segments', () => {
    expect(safeRedirectPath('/order/../personal/./help')).toBe('/personal/help');
  });

  it.each([
    ['any text', fc.string()],
    ['any Unicode', fc.string({ unit: 'binary' })],
    ['an attack string', attack],
    ['an attack string after a slash', rootedAttack],
  ])('returns a path on our own origin for %s', (_, values) => {
    fc.assert(
      fc.property(values, (value) => {
        const path = safeRedirectPath(value);
        expect(path.startsWith('/')).toBe(true);
        const url = new URL(path, appOrigin);
        expect(url.origin).toBe(appOrigin);
        expect(decodeURIComponent(url.pathname)).not.toMatch(/^\/login\/?$/i);
        expect(new URL(decodeURIComponent(url.pathname), appOrigin).origin).toBe(appOrigin);
      }),
      { numRuns: 500 },
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(rootedAttack, (value) => {
        expect(safeRedirectPath(safeRedirectPath(value))).toBe(safeRedirectPath(value));
      }),
      { numRuns: 500 },
    );
  });
});
