import { InputError, readApiOrigin, readPublicOrigin } from './api-origin.ts';

interface Settings {
  apiOrigin: string | undefined;
  /** The output folder of the app and its host files; defaults to this package. */
  buildFolder: string | undefined;
}

/** A quick build is not compressed and has no host files. */
export const isQuickBuild = process.env['QUICK_BUILD'] === 'yes';

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
