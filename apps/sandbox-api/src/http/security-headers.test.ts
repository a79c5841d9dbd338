import { expect, it } from 'vitest';
import { setSecurityHeaders } from './security-headers.ts';

function hstsOf(isSecure: boolean): string | null {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  setSecurityHeaders(headers, { isSecure });
  return headers.get('Strict-Transport-Security');
}

it('HSTS is sent, for a year, only if the public origin is https', () => {
  expect(hstsOf(true)).toBe('max-age=31536000; includeSubDomains');
  expect(hstsOf(false)).toBeNull();
});

it('the security headers do not remove the request id of a response', () => {
  const idWith = (cacheControl: string) => {
    const headers = new Headers({ 'Cache-Control': cacheControl, 'X-Request-Id': 'an-id' });
    setSecurityHeaders(headers, { isSecure: false });
    return headers.get('X-Request-Id');
  };
  expect(idWith('public, max-age=31536000, immutable')).toBe('an-id');
  expect(idWith('no-cache')).toBe('an-id');
});
