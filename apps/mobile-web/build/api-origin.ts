const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** A setting that cannot be used; the message is one sentence for whoever gave it. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/**
 * The origin of the API where it is another one than the app's own, from the setting `API_ORIGIN`; undefined without.
 * Throws on what is no origin: a build that could reach nothing must not come about.
 */
export const readApiOrigin = (text?: string): string | undefined =>
  readOrigin('API_ORIGIN', text, {
    withPath: 'The app adds /api1 itself.',
    withoutTls: 'tokens and numbers of people go there.',
  });

/** Where the app will be reached, from the setting `PUBLIC_ORIGIN`; undefined without. */
export const readPublicOrigin = (text?: string): string | undefined =>
  readOrigin('PUBLIC_ORIGIN', text, {
    withPath: 'The app needs a host of its own: two apps on one would share what browsers keep.',
  });

function readOrigin(
  setting: string,
  text = '',
  why: { withPath: string; withoutTls?: string },
): string | undefined {
  if (text.trim() === '') return undefined;
  const says = `${setting}=${text}`;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new InputError(`${says} is no address such as https://api.example.`);
  const { origin, protocol, hostname, pathname, search, username } = new URL(text);
  if (pathname !== '/' || search !== '' || username !== '')
    throw new InputError(`${says} must be an origin alone: ${origin}. ${why.withPath}`);
  if (why.withoutTls && protocol === 'http:' && !localHosts.includes(hostname))
    throw new InputError(`${says} must be https: ${why.withoutTls}`);
  return origin;
}
