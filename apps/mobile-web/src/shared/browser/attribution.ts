import { tryOrUndefined, brandStorageKey, createStoredValue } from './stored.ts';

/** The advertising ids (§7.3). */
interface Attribution {
  fbp?: string;
  fbc?: string;
  fbUserId?: string;
}

const fbcCookie = '_fbc';
const cookies = { fbp: '_fbp', fbc: fbcCookie, fbUserId: 'fbUserId' } as const;
const ninetyDaysSeconds = 90 * 24 * 60 * 60;

const analyticsName = 'analytics';
export const analyticsStorageKey = brandStorageKey(analyticsName);

const analytics = createStoredValue('local', analyticsName, ({ isOn, isAsked, isStrict }) => ({
  isOn: isOn !== false,
  isAsked: isAsked === true,
  isStrict: isStrict === true,
}));

/**
 * The server sets this cookie with each page, so the app knows the policy before the first API
 * call (D54).
 */
export const isStrictPolicyCookieSet = (): boolean =>
  tryOrUndefined(() => document.cookie.includes('policy=strict')) ?? false;

/** The policy is also in memory, because a sign-out clears the stored policy. */
let isStrict = analytics.read()?.isStrict === true;

const requiresConsent = (): boolean => isStrictPolicyCookieSet() || isStrict;

/**
 * Stores the policy for the next visit, which makes API calls before the configuration loads (D54).
 */
export function saveStrictPolicyFlag(areStrict: boolean): void {
  if (areStrict === isStrict) return;
  isStrict = areStrict;
  const { isOn = true, isAsked = false } = analytics.read() ?? {};
  analytics.write({ isOn, isAsked, isStrict });
}

/** Stores whether analytics is on. If it is off, API calls contain no advertising ids (D15). */
export const setAnalyticsEnabled = (isOn: boolean): void =>
  analytics.write({ isOn, isAsked: requiresConsent(), isStrict });

/**
 * Turns analytics off at a sign-out under the strict policy, because the next user of this phone
 * may not have consented.
 */
export const disableAnalyticsIfStrict = (): void => {
  if (requiresConsent()) setAnalyticsEnabled(false);
};

/** If consent is required, a stored setting counts only if the user was asked for consent. */
function isOn(): boolean {
  const saved = analytics.read();
  return requiresConsent() ? saved?.isAsked === true && saved.isOn : (saved?.isOn ?? true);
}

export function readAttribution(): Attribution {
  // Reading cookies throws in a sandboxed frame.
  const jar = tryOrUndefined(() => document.cookie) ?? '';
  if (jar === '' || !isOn()) return {};
  const cookieValues = new Map(
    jar.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)] as const;
    }),
  );
  const found = Object.entries(cookies).flatMap(([header, cookie]) => {
    const value = cookieValues.get(cookie);
    return value ? [[header, value]] : [];
  });
  return Object.fromEntries(found) as Attribution;
}

/** Stores the advertising click id of the first URL, because later URLs do not contain this id. */
export function saveClickId(): void {
  const id = new URLSearchParams(window.location.search).get('fbclid');
  if (!id || !/^[\w-]{1,400}$/.test(id) || !isOn()) return;
  const value = `fb.1.${Date.now()}.${id}`;
  tryOrUndefined(() => {
    document.cookie = `${fbcCookie}=${value}; Path=/; Max-Age=${ninetyDaysSeconds}; SameSite=Lax`;
  });
}
