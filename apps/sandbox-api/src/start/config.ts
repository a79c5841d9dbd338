import { brand } from '@kosha/brand/chosen';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { databaseAddressesIn } from '../db/addresses.ts';
import type { SandboxPagesAccess } from '../http/app-deps.ts';
import type { Bucket } from '../services/picture/bucket-store.ts';
import {
  isSettingValue,
  settingKeys,
  type SettingKey,
  type Settings,
} from '../providers/settings/settings.ts';

export interface Config {
  host: string;
  port: number;
  dataDir: string;
  /** The folder of photos. It is outside `dataDir`, which belongs to the database. */
  uploadsDir: string;
  keysFile: string;
  bucket: Bucket | null;
  ifscFile: string;
  /** The URL of a PostgreSQL server; null if the server uses the embedded database. */
  databaseUrl: string | null;
  /** The database URL for migrations and seeding; null means `databaseUrl`. */
  setUpDatabaseUrl: string | null;
  sandboxPages: SandboxPagesAccess;
  publicOrigin: string | null;
  trustedProxy: string | null;
  returnOrigins: readonly string[];
  webRoot: string;
  playgroundRoot: string;
  localesDir: string;
  appName: string;
  chromiumPath: string | undefined;
  isLogging: boolean;
  metricsPort: number | null;
  /** Settings in environment variables, which override the settings in the database. */
  settings: Partial<Settings>;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Env = Readonly<Record<string, string | undefined>>;

const repositoryRoot = fileURLToPath(new URL('../../../../', import.meta.url));
/** The path of the file with all bank branches in India; see data/SOURCES.md. */
export const fullIfscFile = `${repositoryRoot}apps/sandbox-api/data/ifsc.csv.gz`;
const sandboxModes: readonly SandboxPagesAccess[] = ['loopback', 'network', 'off'];

/** Reads environment variables. The only argument, `--host`, opens the server to the network. */
export function readConfig(env: Env, args: readonly string[]): Config {
  const isOpen = readArgs(args);
  const dataDir = resolve(text(env, 'DATA_DIR') ?? `${repositoryRoot}.kosha/data`);
  const publicOrigin =
    text(env, 'PUBLIC_ORIGIN') === undefined ? null : (origins(env, 'PUBLIC_ORIGIN')[0] ?? null);
  return {
    host: text(env, 'HOST') ?? (isOpen ? '0.0.0.0' : '127.0.0.1'),
    port: wholeNumber(env, 'PORT', 65_535) ?? 4180,
    dataDir,
    uploadsDir: text(env, 'UPLOADS_DIR') ?? `${dataDir}.uploads`,
    keysFile: text(env, 'KEYS_FILE') ?? `${dataDir}.keys.json`,
    bucket: bucketOf(env),
    ifscFile: text(env, 'IFSC_FILE') ?? fullIfscFile,
    databaseUrl: databaseUrl(env, 'DATABASE_URL'),
    setUpDatabaseUrl: databaseUrl(env, 'SETUP_DATABASE_URL'),
    sandboxPages: choice(env, 'SANDBOX_PAGES', sandboxModes) ?? (publicOrigin ? 'off' : 'loopback'),
    publicOrigin,
    trustedProxy: trustedProxy(env, publicOrigin !== null),
    returnOrigins: origins(env, 'RETURN_ORIGINS'),
    webRoot: text(env, 'WEB_ROOT') ?? `${repositoryRoot}apps/mobile-web/dist`,
    playgroundRoot: `${repositoryRoot}apps/playground/dist`,
    localesDir: text(env, 'LOCALES_DIR') ?? `${repositoryRoot}locales`,
    appName: brand.name,
    chromiumPath: text(env, 'CHROMIUM_PATH'),
    isLogging: text(env, 'LOG') === '1',
    metricsPort: wholeNumber(env, 'METRICS_PORT', 65_535) ?? null,
    settings: settingsOf(env),
  };
}

function readArgs(args: readonly string[]): boolean {
  try {
    return (
      parseArgs({ args: [...args], options: { host: { type: 'boolean' } } }).values.host === true
    );
  } catch {
    throw new ConfigError(`Only --host is understood, not "${args.join(' ')}".`);
  }
}

function text(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function wholeNumber(env: Env, name: string, max: number): number | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (!/^\d+$/.test(value) || Number(value) > max) {
    throw new ConfigError(`${name} must be a whole number from 0 to ${max}, not "${value}".`);
  }
  return Number(value);
}

function choice<T extends string>(env: Env, name: string, choices: readonly T[]): T | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const chosen = choices.find((option) => option === value);
  if (chosen === undefined) {
    throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not "${value}".`);
  }
  return chosen;
}

function databaseUrl(env: Env, name: string): string | null {
  const value = text(env, name);
  if (value === undefined) return null;
  for (const address of databaseAddressesIn(value)) {
    if (!/^postgres(ql)?:\/\//.test(address) || !URL.canParse(address)) {
      throw new ConfigError(`${name} must look like postgresql://user:password@host:5432/name.`);
    }
    refuseOpenLine(name, new URL(address));
  }
  return value;
}

const encrypted = /^(require|verify-ca|verify-full)$/;
const loopbackHosts = /^(|localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Throws a ConfigError if data would go to another machine without encryption, unless
 * `sslmode=disable` allows this explicitly.
 */
function refuseOpenLine(name: string, { hostname, searchParams }: URL): void {
  const host = searchParams.get('host') ?? hostname;
  const isLocal = loopbackHosts.test(host) || host.startsWith('/');
  const mode = searchParams.get('sslmode');
  if (isLocal || mode === 'disable' || encrypted.test(mode ?? '')) return;
  throw new ConfigError(
    `${name} leads to another machine without encryption. Add ?sslmode=verify-full, or ?sslmode=disable where nobody else can read the network.`,
  );
}

/**
 * Required for a public app: without the proxy's address, the server would count all clients behind
 * the proxy as one, and they would share one rate limit.
 */
function trustedProxy(env: Env, isPublic: boolean): string | null {
  const value = text(env, 'TRUSTED_PROXY')?.toLowerCase();
  if (value === undefined && isPublic) {
    throw new ConfigError(
      'With PUBLIC_ORIGIN, TRUSTED_PROXY must be given too: the address from which the proxy connects, such as 127.0.0.1, or none.',
    );
  }
  if (value === undefined || value === 'none') return null;
  if (isIP(value) !== 0) return value;
  throw new ConfigError(`TRUSTED_PROXY must be one address, such as 127.0.0.1, not "${value}".`);
}

function bucketOf(env: Env): Bucket | null {
  const url = text(env, 'S3_URL');
  if (url === undefined) return null;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new ConfigError(`S3_URL must look like https://s3.example.com/bucket, not "${url}".`);
  }
  return {
    url: url.replace(/\/+$/, ''),
    region: needed(env, 'S3_REGION'),
    accessKeyId: needed(env, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: needed(env, 'S3_SECRET_ACCESS_KEY'),
  };
}

function needed(env: Env, name: string): string {
  const value = text(env, name);
  if (value === undefined) throw new ConfigError(`With S3_URL, ${name} must be given too.`);
  return value;
}

function origins(env: Env, name: string): readonly string[] {
  const values = text(env, name)?.split(',') ?? [];
  return values.map((value) => {
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url === null || !/^https?:$/.test(url.protocol)) {
      throw new ConfigError(`${name} must look like https://example.com, not "${value}".`);
    }
    return url.origin;
  });
}

/** The name of the environment variable of a setting: 'AUDIT_SECONDS' for 'auditSeconds'. */
const environmentName = (key: SettingKey) => key.replaceAll(/[A-Z]/g, '_$&').toUpperCase();

function settingsOf(env: Env): Partial<Settings> {
  const given = settingKeys.flatMap((key) => {
    const name = environmentName(key);
    const raw = text(env, name);
    if (raw === undefined) return [];
    const value: unknown = /^(true|false|\d+)$/.test(raw) ? JSON.parse(raw) : raw;
    if (!isSettingValue(key, value)) throw new ConfigError(`${name} cannot be "${raw}".`);
    return [[key, value] as const];
  });
  return Object.fromEntries(given);
}
