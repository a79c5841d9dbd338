import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import {
  findFreePortText,
  fetchPersonaHeaders,
  useServerProcesses,
} from '../../test/server-process.ts';

const { pathOf, preparedFolder, start } = useServerProcesses();

it('a killed server loses no acknowledged data or photos', { timeout: 360_000 }, async () => {
  const env = {
    PORT: await findFreePortText(),
    DATA_DIR: await preparedFolder('killed'),
    UPLOADS_DIR: pathOf('pictures'),
  };
  const origin = `http://127.0.0.1:${env.PORT}`;
  const first = start(env);
  await first.up();
  const headers = await fetchPersonaHeaders(origin, 'verified', '9000000003');
  const pictures = () => readdir(env.UPLOADS_DIR, { recursive: true });
  const before = await pictures();
  first.child.kill('SIGKILL');
  await first.ended;

  await start(env).up();
  const response = await fetch(`${origin}/api1/bank/v1/find-user-bank-card`, { headers });
  expect(await response.json()).toMatchObject({
    code: 0,
    data: [{ bankCode: expect.anything() }],
  });
  expect(before.length).toBeGreaterThan(1);
  expect(await pictures()).toEqual(before);
});
