import { describe, expect, it } from 'vitest';
import { installOffer, isIosSafari, type InstallVisitor } from './install-offer.ts';

const visitor: InstallVisitor = {
  isInAppContainer: false,
  isIosSafari: false,
  hasSeenPrompt: false,
  hasInstallEvent: false,
  hasDismissed: false,
};

describe('the offer to install', () => {
  it.each<[string, Partial<InstallVisitor>, ReturnType<typeof installOffer>]>([
    ['a browser', {}, 'banner'],
    ['Safari on iOS', { isIosSafari: true }, 'banner'],
    ['Safari on iOS after the instructions', { isIosSafari: true, hasSeenPrompt: true }, 'none'],
    ['another browser after the instructions', { hasSeenPrompt: true }, 'banner'],
    ['a browser with an install event', { hasInstallEvent: true }, 'browser'],
    [
      'a browser with an install event after the banner was closed',
      { hasInstallEvent: true, hasDismissed: true },
      'browser',
    ],
    ['a browser after the banner was closed', { hasDismissed: true }, 'none'],
    ['an app container', { isInAppContainer: true }, 'none'],
    [
      'an app container with an install event',
      { isInAppContainer: true, hasInstallEvent: true },
      'none',
    ],
  ])('in %s follows §4.47', (_, change, offer) => {
    expect(installOffer({ ...visitor, ...change })).toBe(offer);
  });

  const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
  it.each([
    [`${ios} (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`, true],
    [`${ios} (KHTML, like Gecko) CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`, false],
    [`${ios} (KHTML, like Gecko) FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, false],
    [`${ios} (KHTML, like Gecko) Mobile/15E148 Instagram 330.0`, false],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15', false],
    ['Mozilla/5.0 (Linux; Android 14) Version/4.0 Chrome/126.0 Mobile Safari/537.36', false],
    ['', false],
  ])('identifies %s as Safari on iOS: %s', (userAgent, is) => {
    expect(isIosSafari(userAgent)).toBe(is);
  });
});
