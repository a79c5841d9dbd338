import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appDownloadLinks, appSchemeLink, type AppAddresses } from './app-links.ts';

const pageOrigin = 'https://app.example';
const app = {
  playStoreUrl: 'https://play.example/details?id=kosha',
  appStoreUrl: 'https://store.example/kosha',
  apkUrl: 'https://files.example/kosha.apk',
};

describe('appDownloadLinks', () => {
  it.each([
    ['android', ['playStoreUrl', 'apkUrl']],
    ['iphone', ['appStoreUrl']],
    ['desktop', ['playStoreUrl', 'appStoreUrl', 'apkUrl']],
  ] as const)('offers a visitor on %s the locations %j', (device, places) => {
    const { links, refused } = appDownloadLinks({ app, device, pageOrigin, pid: null });
    expect(links).toEqual(places.map((place) => ({ place, url: app[place] })));
    expect(refused).toEqual([]);
  });

  it("adds the visitor's product to each link", () => {
    const { links } = appDownloadLinks({ app, device: 'android', pageOrigin, pid: '7' });
    expect(links.map(({ url }) => url)).toEqual([
      'https://play.example/details?id=kosha&pid=7',
      'https://files.example/kosha.apk?pid=7',
    ]);
  });

  it.each([
    'http://files.example/kosha.apk',
    'javascript:alert(1)',
    'data:text/html,hi',
    'intent://x#Intent;S.browser_fallback_url=https%3A%2F%2Fevil.example;end',
    'market://details?id=kosha',
    'https://play.example@evil.example/',
    '//evil.example',
    'not an address',
  ])('rejects the URL %s', (apkUrl) => {
    const found = appDownloadLinks({
      app: { ...app, apkUrl },
      device: 'android',
      pageOrigin,
      pid: '7',
    });
    expect(found.links.map(({ place }) => place)).toEqual(['playStoreUrl']);
    expect(found.refused).toEqual(['apkUrl']);
  });

  it.each([undefined, {}, { apkUrl: null, playStoreUrl: '' }])(
    'returns no link when the configuration is %j',
    (missing: AppAddresses | undefined) => {
      const found = appDownloadLinks({ app: missing, device: 'android', pageOrigin, pid: null });
      expect(found).toEqual({ links: [], refused: [] });
    },
  );
});

describe('appSchemeLink', () => {
  it('uses our own scheme', () => {
    expect(appSchemeLink('sahaj', 'sahaj')).toBe('sahaj://open');
  });

  it.each([
    'javascript',
    'javascript:alert(1)//',
    'intent',
    'data',
    'https',
    'kosha',
    'SAHAJ',
    'sahaj:',
    '',
  ])('returns null for the scheme %j', (scheme) => {
    expect(appSchemeLink(scheme, 'sahaj')).toBeNull();
  });

  it('returns null for a brand without an app', () => {
    expect(appSchemeLink('', '')).toBeNull();
  });

  it('returns null for any text other than our own scheme', () => {
    expect(appSchemeLink(undefined, 'sahaj')).toBeNull();
    fc.assert(
      fc.property(fc.string(), (scheme) => {
        const link = appSchemeLink(scheme, 'sahaj');
        expect(link === null || link === 'sahaj://open').toBe(true);
      }),
    );
  });
});
