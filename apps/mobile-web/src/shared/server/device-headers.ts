import type { DeviceHeaders } from '@kosha/api-client';
import { currentPlatform } from '../browser/device.ts';
import { readDeviceId } from '../session/session-storage.ts';
import { wantedLanguage } from '../i18n/language-choice.ts';
import { readAttribution } from '../browser/attribution.ts';

/**
 * The headers that every API call sends in addition to the token (§7). The inline script of the
 * HTML page sends them with its prefetch requests, too.
 */
export const deviceHeaders = (): DeviceHeaders => ({
  web_uuid: readDeviceId(),
  os: currentPlatform(),
  packageName: import.meta.env.VITE_PACKAGE_NAME,
  'accept-language': wantedLanguage(),
  ...readAttribution(),
});
