/** The subset of Trusted Types used here; the DOM's types lack it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/**
 * The one policy that the Content-Security-Policy allows, and a page may create it only once.
 * Created on first use, so an aborted start of the app does not use it up.
 */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

function requireOwnOrigin(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) {
    throw new TypeError('Only scripts of this app may run');
  }
  return url;
}

/** A worker's URL in the form `new Worker` requires where Trusted Types are enforced. */
export function trustedScriptUrl(url: string): string {
  policy ??= trustedTypes?.createPolicy('kosha', { createScriptURL: requireOwnOrigin });
  return policy ? policy.createScriptURL(url) : requireOwnOrigin(url);
}
