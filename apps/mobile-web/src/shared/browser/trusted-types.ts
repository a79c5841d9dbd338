/** TypeScript's DOM types lack Trusted Types. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/**
 * The only Trusted Types policy that the Content-Security-Policy allows. A page can create this
 * policy only once.
 */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

function requireOwnOrigin(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) {
    throw new TypeError('Only scripts of this app may run');
  }
  return url;
}

/**
 * Returns the URL for `new Worker`. If Trusted Types are enforced, the result is a
 * `TrustedScriptURL`, although its TypeScript type is `string`.
 */
export function trustedScriptUrl(url: string): string {
  policy ??= trustedTypes?.createPolicy('kosha', { createScriptURL: requireOwnOrigin });
  return policy ? policy.createScriptURL(url) : requireOwnOrigin(url);
}
