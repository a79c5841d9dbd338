/**
 * The API requests whose last response the app shows while offline (`docs/decisions/offline.md`).
 * Never add requests for sign-in, verification data, decisions (such as `eligibility`) or the
 * costs of a new loan (`calculate`).
 */
const cachedReads: ReadonlySet<string> = new Set([
  '/api1/home/v1/index',
  '/api1/auth/v1/find-user-auth',
  '/api1/product/v1/product-info',
  '/api1/order/v1/list',
  '/api1/order/v1/detail',
  '/api1/order/v1/get-auto-apply',
  '/api1/order/v1/schedule/list',
  '/api1/order/v1/schedule/detail',
  '/api1/bank/v1/find-user-bank-card',
  '/api1/client/v1/config',
  '/api1/client/v1/faq',
  '/api1/client/v1/about-us',
]);

export const isCacheableApiPath = (pathname: string): boolean => cachedReads.has(pathname);

/**
 * Matches an account number with five or more visible digits. Such an unmasked number must not be
 * cached.
 */
const unmaskedAccount = /"(?:cardNo|bankNo)"\s*:\s*"(?:[^"\d]*\d){5}/;

export function isCacheableResponse(text: string): boolean {
  return isSuccess(text) && !unmaskedAccount.test(text);
}

function isSuccess(text: string): boolean {
  try {
    return String((JSON.parse(text) as { code?: unknown } | null)?.code) === '0';
  } catch {
    return false;
  }
}
