import { detectPlatform, playedPlatform, type Platform } from '@kosha/domain';

/**
 * The platform that a phone frame of the sandbox's desktop page simulates, or null. Only our own
 * origin can set it: in a frame of another site, `frameElement` is null.
 */
export const deskPhone = () => playedPlatform(window.frameElement?.getAttribute('name'));

export function currentPlatform(): Platform {
  return deskPhone() ?? detectPlatform(navigator.userAgent);
}
