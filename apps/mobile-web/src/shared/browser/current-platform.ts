import { detectPlatform, parseSimulatedPlatform, type Platform } from '@kosha/domain';

/**
 * The platform that a phone frame of the sandbox's desktop page simulates, or null. Another site
 * cannot set the platform, because `frameElement` is null across origins.
 */
export const simulatedPlatform = () =>
  parseSimulatedPlatform(window.frameElement?.getAttribute('name'));

export function currentPlatform(): Platform {
  return simulatedPlatform() ?? detectPlatform(navigator.userAgent);
}
