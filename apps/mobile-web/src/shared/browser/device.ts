import {
  detectDevice,
  detectPlatform,
  parseSimulatedPlatform,
  type Device,
  type Platform,
} from '@kosha/domain';

/**
 * The platform that the sandbox's desktop page simulates, or null. Other sites cannot set the
 * platform, because `frameElement` is null across origins.
 */
export const simulatedPlatform = () =>
  parseSimulatedPlatform(window.frameElement?.getAttribute('name'));

export function currentPlatform(): Platform {
  return simulatedPlatform() ?? detectPlatform(navigator.userAgent);
}

const playedDevices: Record<Platform, Device> = { 'ios-h5': 'iphone', 'android-h5': 'android' };

export function currentDevice(): Device {
  const previewDevice = simulatedPlatform();
  const { userAgent, maxTouchPoints } = navigator;
  return previewDevice === null
    ? detectDevice(userAgent, maxTouchPoints)
    : playedDevices[previewDevice];
}
