import type { CallInput } from '@kosha/api-client';
import { isPhone, limits, parseSessionToken } from '@kosha/domain';
import { isRecord, type UnknownRecord } from './message.ts';

/** The headers of a native login request (§7.10). Only `deviceId` and `version` are required. */
const deviceHeaders = [
  'deviceId',
  'version',
  'idfv',
  'idfa',
  'sdkVersion',
  'brand',
] as const satisfies (keyof DeviceHeaders)[];
const maxHeaderCharacters = 128;

type DeviceHeaders = CallInput<'post', '/user/v1/user-login'>['headers'];

/** The data from the native app with which this app signs the user in (D14). */
export interface DeviceLogin {
  app: 'own' | 'partner';
  /** Proves the user's identity. The message calls it `token`, but it is not a session token. */
  proof: string;
  /** 10 digits, without the country code. */
  phone: string | undefined;
  device: DeviceHeaders;
}

/** The native app's response to a session request: a session token, or the login data (D27). */
export type SessionResult = { token: string } | { login: DeviceLogin };

export function parseSessionResult(payload: unknown): SessionResult | undefined {
  if (!isRecord(payload)) return undefined;
  if (payload['login'] === undefined) {
    const token = parseSessionToken(payload['token']);
    return token === null ? undefined : { token };
  }
  const login = parseLogin(payload['login']);
  return login && { login };
}

function parseLogin(login: unknown): DeviceLogin | undefined {
  if (!isRecord(login)) return undefined;
  const { app, token: proof } = login;
  const device = parseDevice(login['device']);
  const isKnownApp = app === 'own' || app === 'partner';
  const isValidProof = typeof proof === 'string' && proof.length > 0 && proof.length <= 1024;
  if (!isKnownApp || !isValidProof || !device) return undefined;
  return { app, proof, phone: parsePhone(login['phone']), device };
}

function parseDevice(device: unknown): DeviceHeaders | undefined {
  if (!isRecord(device)) return undefined;
  const known = Object.fromEntries(
    deviceHeaders.flatMap((name) => {
      const value = parseHeader(device, name);
      return value === undefined ? [] : [[name, value] as const];
    }),
  ) as Partial<DeviceHeaders>;
  const { deviceId, version } = known;
  return deviceId && version ? { ...known, deviceId, version } : undefined;
}

function parseHeader(device: UnknownRecord, name: string): string | undefined {
  const value = device[name];
  const isText = typeof value === 'string' && /^[\x20-\x7e]+$/.test(value);
  return isText && value.length <= maxHeaderCharacters ? value : undefined;
}

function parsePhone(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith(limits.phonePrefix)) return undefined;
  const digits = value.slice(limits.phonePrefix.length);
  return isPhone(digits) ? digits : undefined;
}
