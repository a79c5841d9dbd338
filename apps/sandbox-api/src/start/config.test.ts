import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the configuration', () => {
  it('requires no setting, and by default listens on this machine only', () => {
    expect(readConfig({}, [])).toMatchObject({
      host: '127.0.0.1',
      port: 4180,
      databaseUrl: null,
      sandboxPages: 'loopback',
      publicOrigin: null,
      returnOrigins: [],
      appName: 'Kosha',
      isLogging: false,
      settings: {},
    });
  });

  it('opens to the network with --host', () => {
    expect(readConfig({}, ['--host']).host).toBe('0.0.0.0');
    expect(readConfig({ HOST: '::1' }, ['--host']).host).toBe('::1');
  });

  it('reads settings from upper-case environment variables', () => {
    const env = { AUDIT_SECONDS: '60', NEW_USERS_VERIFIED: 'false' };
    expect(readConfig(env, []).settings).toEqual({ auditSeconds: 60, newUsersVerified: false });
  });

  it('stores photos next to the data folder, or in UPLOADS_DIR', () => {
    expect(readConfig({ DATA_DIR: '/x/data' }, []).uploadsDir).toBe('/x/data.uploads');
    expect(readConfig({ DATA_DIR: '/x/data/' }, []).uploadsDir).toBe('/x/data.uploads');
    expect(readConfig({ UPLOADS_DIR: '/pictures' }, []).uploadsDir).toBe('/pictures');
  });

  it('stores the keys next to the data folder, or in KEYS_FILE', () => {
    expect(readConfig({ DATA_DIR: '/x/data' }, []).keysFile).toBe('/x/data.keys.json');
    expect(readConfig({ KEYS_FILE: '/run/secrets/keys' }, []).keysFile).toBe('/run/secrets/keys');
  });

  it('stores photos in the object store of S3_URL, and requires all its settings', () => {
    const env = { S3_URL: 'https://s3.example/kosha/', S3_REGION: 'ap-south-1' };
    expect(() => readConfig(env, [])).toThrow('S3_ACCESS_KEY_ID must be given too');
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({ ...env, ...keys }, []).bucket).toEqual({
      url: 'https://s3.example/kosha',
      region: 'ap-south-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
  });

  it('reads origins without their paths', () => {
    const env = {
      PUBLIC_ORIGIN: 'https://loans.example/',
      TRUSTED_PROXY: '127.0.0.1',
      RETURN_ORIGINS: 'http://localhost:5173,https://loans.example/app',
    };
    expect(readConfig(env, [])).toMatchObject({
      publicOrigin: 'https://loans.example',
      returnOrigins: ['http://localhost:5173', 'https://loans.example'],
    });
  });

  it('disables the sandbox pages for a public app, unless SANDBOX_PAGES enables them (D42)', () => {
    const env = { PUBLIC_ORIGIN: 'https://loans.example', TRUSTED_PROXY: 'none' };
    expect(readConfig(env, []).sandboxPages).toBe('off');
    expect(readConfig({ ...env, SANDBOX_PAGES: 'network' }, []).sandboxPages).toBe('network');
  });

  it('requires the trusted proxy for a public app, to distinguish clients', () => {
    const env = { PUBLIC_ORIGIN: 'https://loans.example' };
    expect(() => readConfig(env, [])).toThrow('TRUSTED_PROXY must be given too');
    const of = (address: string) => readConfig({ ...env, TRUSTED_PROXY: address }, []).trustedProxy;
    expect([of('10.0.0.7'), of('2001:DB8::7'), of('none')]).toEqual([
      '10.0.0.7',
      '2001:db8::7',
      null,
    ]);
    expect(readConfig({}, []).trustedProxy).toBeNull();
  });

  it.each([
    ['postgresql://u:p@db.example/kosha', false],
    ['postgresql://u:p@db.example/kosha?sslmode=prefer', false],
    ['postgresql://u:p@10.0.0.5:5432/kosha', false],
    ['postgresql://u:p@db.example/kosha?sslmode=verify-full', true],
    ['postgresql://u:p@db.example/kosha?sslmode=require', true],
    ['postgresql://u:p@db.example/kosha?sslmode=disable', true],
    ['postgresql://u:p@localhost/kosha', true],
    ['postgresql://u:p@[::1]:5432/kosha', true],
    ['postgresql:///kosha?host=/var/run/postgresql', true],
  ])(
    'accepts %s: %s, because a database on another machine requires encryption or an opt-out',
    (url, isTaken) => {
      const read = () => readConfig({ DATABASE_URL: url }, []).databaseUrl;
      if (isTaken) expect(read()).toBe(url);
      else expect(read).toThrow('without encryption');
    },
  );

  it('accepts several hosts of one database, each with its port', () => {
    const two = 'postgresql://u:p@127.0.0.1:5432,localhost:5433/kosha';
    expect(readConfig({ DATABASE_URL: two }, []).databaseUrl).toBe(two);
    const far = 'postgresql://u:p@127.0.0.1:5432,db.example:5432/kosha';
    expect(() => readConfig({ DATABASE_URL: far }, [])).toThrow('without encryption');
    expect(() => readConfig({ SETUP_DATABASE_URL: far }, [])).toThrow('SETUP_DATABASE_URL leads');
  });

  it.each([
    ['TRUSTED_PROXY', 'proxy.example'],
    ['TRUSTED_PROXY', '10.0.0.0/8'],
    ['S3_URL', 'my-bucket'],
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'postgres://['],
    ['SANDBOX_PAGES', 'everyone'],
    ['PUBLIC_ORIGIN', 'javascript:alert(1)'],
    ['RETURN_ORIGINS', 'localhost'],
    ['AUDIT_SECONDS', '1.5'],
    ['NEW_USERS_VERIFIED', 'yes'],
    ['KYC_MODE', 'fax'],
    ['FORM_VERSION', '3'],
  ])('rejects %s=%s and names the setting', (name, value) => {
    expect(() => readConfig({ [name]: value }, [])).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value }, [])).toThrow(name);
  });

  it('rejects an unknown argument', () => {
    expect(() => readConfig({}, ['--open'])).toThrow('Only --host is understood');
  });
});
