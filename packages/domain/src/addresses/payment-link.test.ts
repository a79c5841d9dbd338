import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkedPaymentLink, checkedExternalLink } from './payment-link.ts';

const appHost = 'https://app.example';
const callbackParameter = '&callback=https%3A%2F%2Fapp.example';

describe('checkedExternalLink', () => {
  it.each([
    'https://pay.example/x?a=1',
    'HTTPS://pay.example',
    'http://localhost:8787/checkout',
    'http://127.0.0.1:8787/checkout?id=1',
    'http://[::1]:8787/',
  ])('opens %s unchanged', (url) => {
    expect(checkedExternalLink(url, appHost)).toEqual({ ok: true, url });
  });

  it.each([
    [undefined, 'missing'],
    [null, 'missing'],
    ['  ', 'missing'],
    ['/checkout', 'malformed'],
    ['//pay.example', 'malformed'],
    ['https:pay.example', 'malformed'],
    ['https:/pay.example', 'malformed'],
    ['https:\\\\pay.example', 'malformed'],
    ['https://pay.\nexample', 'malformed'],
    ['https://pay example', 'malformed'],
    ['https://', 'malformed'],
    ['http://pay.example', 'insecure'],
    ['http://localhost.evil.com', 'insecure'],
    ['http://localhost@evil.com', 'insecure'],
    ['javascript:alert(1)', 'insecure'],
    ['data:text/html,hi', 'insecure'],
    ['intent://pay', 'insecure'],
    ['https://bank.example@evil.com', 'credentials'],
    ['https://a:b@pay.example', 'credentials'],
    ['https://:b@pay.example', 'credentials'],
  ])('rejects %j: %s', (href, reason) => {
    expect(checkedExternalLink(href, appHost)).toEqual({ ok: false, reason });
  });

  it.each([
    ['http://192.168.1.7:4180/checkout?id=1', true],
    ['http://192.168.1.7/checkout', false],
    ['http://192.168.1.7:4181/checkout', false],
    ['http://192.168.1.70:4180/checkout', false],
    ['http://a:b@192.168.1.7:4180/checkout', false],
    ['ftp://192.168.1.7:4180/checkout', false],
  ])('opens %s from an app on http://192.168.1.7:4180: %s', (url, isOpened) => {
    expect(checkedExternalLink(url, 'http://192.168.1.7:4180').ok).toBe(isOpened);
  });

  it('only opens https, or http on this machine, whatever the text', () => {
    const scheme = fc.constantFrom('https://', 'http://', 'HTTP://', 'javascript:', '//', '');
    const host = fc.oneof(fc.constantFrom('localhost', 'evil.com', 'a@localhost'), fc.string());
    fc.assert(
      fc.property(scheme, host, fc.string(), (start, middle, end) => {
        const link = checkedExternalLink(`${start}${middle}${end}`, appHost);
        if (!link.ok) return;
        const { protocol, hostname } = new URL(link.url);
        const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
        expect(protocol === 'https:' || (protocol === 'http:' && isLocal)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('checkedPaymentLink', () => {
  it.each([
    ['https://pay.example/p/1', 'https://pay.example/p/1'],
    ['https://pay.example/p?id=1', `https://pay.example/p?id=1${callbackParameter}`],
    ['https://pay.example/p?id=1#top', `https://pay.example/p?id=1${callbackParameter}#top`],
    ['https://pay.example/#/p?id=1', `https://pay.example/#/p?id=1${callbackParameter}`],
    ['http://localhost:8787/p?id=1', `http://localhost:8787/p?id=1${callbackParameter}`],
  ])('%s becomes %s', (paymentUrl, url) => {
    expect(checkedPaymentLink(paymentUrl, appHost)).toEqual({ ok: true, url });
  });

  it('rejects a link that may not be opened', () => {
    expect(checkedPaymentLink('http://pay.example?id=1', appHost)).toEqual({
      ok: false,
      reason: 'insecure',
    });
    expect(checkedPaymentLink(undefined, appHost)).toEqual({ ok: false, reason: 'missing' });
  });

  it('passes on the full callback, whatever its characters', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (callback) => {
        const link = checkedPaymentLink('https://pay.example/p?id=1#top', callback);
        const query = link.ok ? new URL(link.url).searchParams : new URLSearchParams();
        expect(query.get('callback')).toBe(callback);
        expect(query.get('id')).toBe('1');
      }),
    );
  }, 30_000);
});
