import { detectPlatform, playedPlatform, type Platform } from '@kosha/domain';

/**
 * The phone that a frame of the sandbox's desk plays, else null. Only a page of our own origin can choose
 * it: inside a page of another site, `frameElement` is null.
 */
export const deskPhone = () => playedPlatform(window.frameElement?.getAttribute('name'));

export function currentPlatform(): Platform {
  return deskPhone() ?? detectPlatform(navigator.userAgent);
}
