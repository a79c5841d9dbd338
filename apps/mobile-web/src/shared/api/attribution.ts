/** The advertising ids of §7 that this browser holds, from the cookies that carry them. */
export function readAttribution(): { fbp?: string; fbc?: string; fbUserId?: string } {
  const cookies = new Map(
    document.cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)] as const;
    }),
  );
  const fbp = cookies.get('_fbp');
  const fbc = cookies.get('_fbc');
  const fbUserId = cookies.get('fbUserId');
  return { ...(fbp && { fbp }), ...(fbc && { fbc }), ...(fbUserId && { fbUserId }) };
}
