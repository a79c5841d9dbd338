import { detectPlatform, parseSimulatedPlatform, type Platform } from '@kosha/domain';

/**
 * The platform that a phone frame of the sandbox's desktop page simulates, or null. Only our own
 * origin can set it: in a frame of another site, `frameElement` is null.
 */
export const simulatedPlatform = () =>
  parseSimulatedPlatform(window.frameElement?.getAttribute('name'));

export function currentPlatform(): Platform {
  return simulatedPlatform() ?? detectPlatform(navigator.userAgent);
}
