import { appDownloadLinks } from '@kosha/domain';
import { describe, expect, it } from 'vitest';
import { appOrigin, useTestServer } from '../../test/test-server.ts';

describe('the native app', () => {
  const server = useTestServer();

  it('is simulated by a page of the sandbox, which the web app may open', async () => {
    const { app } = (await server().call('getClientConfig')).data;
    const found = appDownloadLinks({ app, device: 'android', pageOrigin: appOrigin, pid: '1' });
    expect(found.refused).toEqual([]);
    expect(found.links.map(({ url }) => url)).toEqual([
      `${appOrigin}/sandbox/native?pid=1`,
      `${appOrigin}/sandbox/native?pid=1`,
    ]);
  });
});

describe('without the sandbox', () => {
  const server = useTestServer({ sandboxPages: 'off' });

  it('there is no native app', async () => {
    expect((await server().call('getClientConfig')).data.app).toBeUndefined();
  });
});
