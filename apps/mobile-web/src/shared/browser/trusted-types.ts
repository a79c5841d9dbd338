/** The part of Trusted Types that is used here; TypeScript's DOM types lack it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/**
 * The only policy that the Content-Security-Policy allows. A page can create it only once. It is
 * created at its first use, so that an aborted start of the app does not use it up.
 */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

function requireOwnOrigin(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) {
    throw new TypeError('Only scripts of this app may run');
  }
  return url;
}

/** The URL of a worker in the type that `new Worker` requires if Trusted Types are enforced. */
export function trustedScriptUrl(url: string): string {
  policy ??= trustedTypes?.createPolicy('kosha', { createScriptURL: requireOwnOrigin });
  return policy ? policy.createScriptURL(url) : requireOwnOrigin(url);
}
