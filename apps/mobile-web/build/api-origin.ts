const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** The build prints only the message of this error, without a stack trace. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Undefined if the API and the app share one origin. */
export const readApiOrigin = (text?: string): string | undefined =>
  readOrigin('API_ORIGIN', text, {
    withPath: 'The app adds /api1 itself.',
    withoutTls: 'tokens and numbers of people go there.',
  });

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
  const assignment = `${setting}=${text}`;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new SettingsError(`${assignment} is not a URL such as https://api.example.`);
  const { origin, protocol, hostname, pathname, search, username } = new URL(text);
  if (pathname !== '/' || search !== '' || username !== '')
    throw new SettingsError(`${assignment} must be an origin alone: ${origin}. ${why.withPath}`);
  if (why.withoutTls && protocol === 'http:' && !localHosts.includes(hostname))
    throw new SettingsError(`${assignment} must be https: ${why.withoutTls}`);
  return origin;
}
