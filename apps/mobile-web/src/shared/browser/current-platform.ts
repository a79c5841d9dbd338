import { detectPlatform, parseSimulatedPlatform, type Platform } from '@kosha/domain';

/**
 * The platform that the sandbox's desktop page simulates, or null. Other sites cannot set the
 * platform, because `frameElement` is null across origins.
 */
export const simulatedPlatform = () =>
  parseSimulatedPlatform(window.frameElement?.getAttribute('name'));

export function currentPlatform(): Platform {
  return simulatedPlatform() ?? detectPlatform(navigator.userAgent);
}
