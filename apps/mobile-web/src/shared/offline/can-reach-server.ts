const reachTimeoutMs = 5_000;

/**
 * Checks the connection with a request, because `navigator.onLine` only reports whether any network
 * exists.
 */
export async function canReachServer(): Promise<boolean> {
  const signal = AbortSignal.timeout?.(reachTimeoutMs) ?? null;
  const init = { method: 'HEAD', cache: 'no-store', signal } as const;
  return fetch('/app.html', init).then(
    () => true,
    () => false,
  );
}
