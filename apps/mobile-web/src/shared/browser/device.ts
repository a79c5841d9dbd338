import { detectDevice, type Device, type Platform } from '@kosha/domain';
import { simulatedPlatform } from './current-platform.ts';

const playedDevices: Record<Platform, Device> = { 'ios-h5': 'iphone', 'android-h5': 'android' };

export function currentDevice(): Device {
  const previewDevice = simulatedPlatform();
  const { userAgent, maxTouchPoints } = navigator;
  return previewDevice === null
    ? detectDevice(userAgent, maxTouchPoints)
    : playedDevices[previewDevice];
}
