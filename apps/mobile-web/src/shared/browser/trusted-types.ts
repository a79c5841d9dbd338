/** The part of Trusted Types that is needed here; the DOM's types lack it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/**
 * The one policy that the Content-Security-Policy allows. A page may make it only once. It is made when it is
 * first used, so that a start of the app that was given up does not take it from the next start.
 */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

function requireOwnOrigin(url: string): string {
  if (new URL(url, location.href).origin !== location.origin) {
    throw new TypeError('Only scripts of this app may run');
  }
  return url;
}

/** The address of a worker's script, as `new Worker` takes it where Trusted Types are enforced. */
export function trustedScriptUrl(url: string): string {
  policy ??= trustedTypes?.createPolicy('kosha', { createScriptURL: requireOwnOrigin });
  return policy ? policy.createScriptURL(url) : requireOwnOrigin(url);
}
