/** TypeScript's DOM types lack Trusted Types. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/**
 * The Content-Security-Policy allows only this policy, and a page can create the policy only once.
 */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

function requireOwnOrigin(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) {
    throw new TypeError('Only scripts of this app may run');
  }
  return url;
}

/** `new Worker` requires this type where Trusted Types are enforced. */
export function trustedScriptUrl(url: string): string {
  policy ??= trustedTypes?.createPolicy('kosha', { createScriptURL: requireOwnOrigin });
  return policy ? policy.createScriptURL(url) : requireOwnOrigin(url);
}
