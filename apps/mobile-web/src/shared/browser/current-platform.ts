import { detectPlatform, playedPlatform, type Platform } from '@kosha/domain';

/**
 * The platform that a phone frame of the sandbox's desk simulates, else null. Only our own origin
 * can set it: in a page of another site, `frameElement` is null.
 */
export const deskPhone = () => playedPlatform(window.frameElement?.getAttribute('name'));

export function currentPlatform(): Platform {
  return deskPhone() ?? detectPlatform(navigator.userAgent);
}
