import { attempt, ownKey, stored } from './stored.ts';

/** The advertising ids of §7.3. */
interface Attribution {
  fbp?: string;
  fbc?: string;
  fbUserId?: string;
}

const fbcCookie = '_fbc';
const cookies = { fbp: '_fbp', fbc: fbcCookie, fbUserId: 'fbUserId' } as const;
const ninetyDaysSeconds = 90 * 24 * 60 * 60;

const analyticsName = 'analytics';
export const analyticsKey = ownKey(analyticsName);

const analytics = stored('local', analyticsName, ({ isOn, isAsked, isStrict }) => ({
  isOn: isOn !== false,
  isAsked: isAsked === true,
  isStrict: isStrict === true,
}));

/** The server sets this cookie with its pages, so that the rules are known before the first call (D54). */
export const isToldStrict = (): boolean =>
  attempt(() => document.cookie.includes('policy=strict')) ?? false;

/** By what the configuration said last. Here too, because a sign-out removes what is kept. */
let isStrict = analytics.read()?.isStrict === true;

/** Whether ids wait for a consent: by the page, or by the configuration of a server without that cookie. */
const mustAsk = (): boolean => isToldStrict() || isStrict;

/** Keeps what the configuration says of the rules (D54), for calls that are made before it is read again. */
export function keepRules(areStrict: boolean): void {
  if (areStrict === isStrict) return;
  isStrict = areStrict;
  const { isOn = true, isAsked = false } = analytics.read() ?? {};
  analytics.write({ isOn, isAsked, isStrict });
}

/** Keeps whether the server wants analytics at all (D15), for calls that are made before its answer comes. */
export const keepAnalytics = (isOn: boolean): void =>
  analytics.write({ isOn, isAsked: mustAsk(), isStrict });

/** The next person on this phone may not have agreed. */
export const pauseAnalytics = (): void => {
  if (mustAsk()) keepAnalytics(false);
};

/** What was kept under other rules does not count. */
function isOn(): boolean {
  const kept = analytics.read();
  return mustAsk() ? kept?.isAsked === true && kept.isOn : (kept?.isOn ?? true);
}

/** The ids that this browser holds, unless the server has turned analytics off. */
export function readAttribution(): Attribution {
  if (document.cookie === '' || !isOn()) return {};
  const held = new Map(
    document.cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)] as const;
    }),
  );
  const found = Object.entries(cookies).flatMap(([header, cookie]) => {
    const value = held.get(cookie);
    return value ? [[header, value]] : [];
  });
  return Object.fromEntries(found) as Attribution;
}

/**
 * Keeps the id of the click that led here, as Facebook's own code does, because only the first address has
 * it.
 */
export function keepClickId(): void {
  const id = new URLSearchParams(window.location.search).get('fbclid');
  if (!id || !/^[\w-]{1,400}$/.test(id) || !isOn()) return;
  const value = `fb.1.${Date.now()}.${id}`;
  attempt(() => {
    document.cookie = `${fbcCookie}=${value}; Path=/; Max-Age=${ninetyDaysSeconds}; SameSite=Lax`;
  });
}
