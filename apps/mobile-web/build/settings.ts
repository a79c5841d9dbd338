interface Settings {
  /** Undefined if the API and the app share one origin. */
  apiOrigin: string | undefined;
  /** The origin of the built app, such as 'https://app.example'; undefined if not set. */
  publicOrigin: string | undefined;
  /**
   * The folder for `dist` (the built app) and `hosting` (web server configurations); defaults to
   * this package.
   */
  buildFolder: string | undefined;
}

/** A quick build, for tests, does not compress its files. */
export const isQuickBuild = process.env['QUICK_BUILD'] === 'yes';

export function readSettingsOrStop(env: Readonly<Record<string, string | undefined>>): Settings {
  try {
    return {
      apiOrigin: readApiOrigin(env['API_ORIGIN']),
      publicOrigin: readPublicOrigin(env['PUBLIC_ORIGIN']),
      buildFolder: env['BUILD_FOLDER'],
    };
  } catch (cause) {
    if (!(cause instanceof SettingsError)) throw cause;
    console.error(cause.message);
    process.exit(1);
  }
}

/** The build prints only the message of this error, without a stack trace. */
class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export const readApiOrigin = (text?: string): string | undefined =>
  readOrigin('API_ORIGIN', text, {
    withPath: 'The app adds /api1 itself.',
    withoutTls: 'tokens and numbers of people go there.',
  });

export const readPublicOrigin = (text?: string): string | undefined =>
  readOrigin('PUBLIC_ORIGIN', text, {
    withPath: 'The app needs a host of its own: two apps on one would share what browsers keep.',
  });

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

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
