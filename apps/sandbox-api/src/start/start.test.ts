import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { englishTexts, writeLocales } from '../../test/marked-language.ts';
import { sampleIfscFile } from '../../test/sample-ifsc-file.ts';
import { findFreePortText, useServerProcesses } from '../../test/server-process.ts';
import { setTranslators } from '../messages/translators.ts';
import { readConfig } from './config.ts';
import { lockFolder } from './lock-folder.ts';
import { serve } from './serve.ts';
import { StartError } from './start-error.ts';

const { pathOf, preparedFolder, start } = useServerProcesses();

describe('starting the server', { timeout: 360_000 }, () => {
  it('prints its URLs, responds, locks out a second process, and shuts down cleanly', async () => {
    const testPort = await findFreePortText();
    const dataDir = await preparedFolder('data');
    const metricsPort = await findFreePortText();
    const localesDir = writeLocales({ en: englishTexts, hi: '{' });
    const server = start({
      PORT: testPort,
      DATA_DIR: dataDir,
      METRICS_PORT: metricsPort,
      LOCALES_DIR: localesDir,
    });
    await server.up();
    const origin = `http://127.0.0.1:${testPort}`;
    for (const line of ['/', '/api1', '/sandbox/inbox', '/sandbox/control']) {
      expect(server.output.out).toContain(`${origin}${line}\n`);
    }
    expect(server.output.out).toContain(`PGlite in ${dataDir}`);
    // The Hindi translation file is invalid, so the server responds in English.
    const inHindi = { headers: { 'accept-language': 'hi' } };
    const nothing = await fetch(`${origin}/api1/nothing`, inHindi);
    expect([nothing.status, nothing.headers.get('content-language')]).toEqual([404, 'en']);
    expect(server.output.err).toContain(`हिन्दी is not spoken: ${localesDir}/hi.json: `);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toContain('kosha_request_seconds_count{operation="other",code="404"} 1');

    const second = await start({ PORT: '0', DATA_DIR: dataDir }).ended;
    expect(second.code).toBe(1);
    expect(second.err).toMatch(/^The data folder .* is in use by another process\..*\n$/);

    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    expect((await readdir(pathOf())).toSorted()).toEqual(['data', 'data.keys.json']);
  });

  it('reports an invalid configuration in one line', async () => {
    const { code, err } = await start({ PORT: 'many' }).ended;
    expect(code).toBe(1);
    expect(err).toBe('PORT must be a whole number from 0 to 65535, not "many".\n');
  });
});

describe('a failed start reports its reason in one line:', () => {
  const reasonOf = (env: Record<string, string>): Promise<unknown> =>
    serve(readConfig({ IFSC_FILE: sampleIfscFile, ...env }, [])).then(
      () => 'It started.',
      (error: unknown) => (error instanceof StartError ? error.message : error),
    );
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await preparedFolder('port');
  });
  // `serve` loads translations for the whole process. The other test files expect English messages.
  afterAll(() => setTranslators(new Map()));
  // Locks and unlocks the data folder, which throws if a failed start did not release its lock.
  afterEach(() => lockFolder(dataDir)());

  it('a port that browsers block', async () => {
    expect(await reasonOf({ PORT: '4190', DATA_DIR: dataDir })).toBe(
      'Port 4190 is one that browsers refuse to open. Set PORT to another.',
    );
  });

  it('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await reasonOf({ PORT: String(port), DATA_DIR: dataDir })).toBe(
      `Port ${port} is in use. Stop what uses it, or set PORT to another.`,
    );
    other.close();
  });

  it('a database that does not respond, without showing its password', async () => {
    const databaseUrl = `postgresql://user:hidden@127.0.0.1:${await findFreePortText()}/kosha`;
    expect(await reasonOf({ DATABASE_URL: databaseUrl })).toMatch(
      /^The database at 127\.0\.0\.1:\d+ cannot be used: .*ECONNREFUSED.*$/,
    );
  });

  it('a folder that cannot be written', async () => {
    await writeFile(pathOf('file'), '');
    expect(await reasonOf({ DATA_DIR: pathOf('file', 'data') })).toMatch(
      /^The data folder .* cannot be written: .*$/,
    );
  });

  it('a missing file of branches', async () => {
    expect(await reasonOf({ DATA_DIR: dataDir, IFSC_FILE: '/nowhere/ifsc.csv' })).toMatch(
      /^The database cannot be filled: ENOENT.*\/nowhere\/ifsc\.csv'$/,
    );
  });
});
