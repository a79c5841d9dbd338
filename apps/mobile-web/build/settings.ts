import { SettingsError, readApiOrigin, readPublicOrigin } from './api-origin.ts';

interface Settings {
  apiOrigin: string | undefined;
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
    readPublicOrigin(env['PUBLIC_ORIGIN']);
    const apiOrigin = readApiOrigin(env['API_ORIGIN']);
    return { apiOrigin, buildFolder: env['BUILD_FOLDER'] };
  } catch (cause) {
    if (!(cause instanceof SettingsError)) throw cause;
    console.error(cause.message);
    process.exit(1);
  }
}
