import { InputError, readApiOrigin, readPublicOrigin } from './api-origin.ts';

interface Settings {
  apiOrigin: string | undefined;
  /** The folder for the app and its files for hosts; without it they come into this package. */
  buildFolder: string | undefined;
}

/** Whether the build is for one look, and not compressed for hosts. */
export const isQuickBuild = process.env['QUICK_BUILD'] === 'yes';

/** The settings of the build from the environment; says in a sentence what cannot be used, and ends the process. */
export function readSettingsOrStop(env: Readonly<Record<string, string | undefined>>): Settings {
  try {
    readPublicOrigin(env['PUBLIC_ORIGIN']);
    const apiOrigin = readApiOrigin(env['API_ORIGIN']);
    return { apiOrigin, buildFolder: env['BUILD_FOLDER'] };
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    console.error(cause.message);
    process.exit(1);
  }
}
