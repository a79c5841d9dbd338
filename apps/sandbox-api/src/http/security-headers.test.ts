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
