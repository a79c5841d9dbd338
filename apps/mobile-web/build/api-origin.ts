const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origin of the API where it is another one than the app's own, from the setting `API_ORIGIN`; undefined without.
 * Throws on what is no origin: a build that could reach nothing must not come about.
 */
export function readApiOrigin(text = ''): string | undefined {
  if (text.trim() === '') return undefined;
  const says = `API_ORIGIN=${text}`;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw new Error(`${says} is no address such as https://api.example.`);
  const { origin, protocol, hostname, pathname, search, username } = new URL(text);
  if (pathname !== '/' || search !== '' || username !== '')
    throw new Error(`${says} must be an origin alone: ${origin}. The app adds /api1 itself.`);
  if (protocol === 'http:' && !localHosts.includes(hostname))
    throw new Error(`${says} must be https: tokens and numbers of people go there.`);
  return origin;
}
