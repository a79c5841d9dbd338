import type { Schema } from '@kosha/api-client';

/** Every place of the native app leads to the sandbox's page that plays it (D35). */
export function appAddresses(origin: string): Schema<'AppAddresses'> {
  const played = `${origin}/sandbox/native`;
  return { playStoreUrl: played, appStoreUrl: played, apkUrl: played, scheme: 'kosha' };
}
