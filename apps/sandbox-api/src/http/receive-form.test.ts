import { expect, it } from 'vitest';
import { signIn } from '../../test/borrower.ts';
import { formOf } from '../../test/pictures.ts';
import { useTestServer } from '../../test/test-server.ts';

const server = useTestServer();
const megabyte = 1024 * 1024;

it('forms of 10 MB that come at once do not stand in the memory together', async () => {
  const borrowers = await Promise.all([1, 2, 3, 4].map(() => signIn(server())));
  const encoded = new Response(formOf({ type: 'pan', file: new Uint8Array(10 * megabyte) }));
  const contentType = encoded.headers.get('content-type')!;
  const bytes = new Uint8Array(await encoded.arrayBuffer());
  /** The same bytes each time, in pieces, as a network brings them. */
  const send = async (index: number) => {
    let at = 0;
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(bytes.subarray(at, (at += megabyte)));
        if (at >= bytes.length) controller.close();
      },
    });
    const { token, device } = borrowers[index % borrowers.length]!;
    const headers = {
      web_uuid: device,
      os: 'ios-h5',
      packageName: 'in.kosha.web',
      'accept-language': 'en',
      token,
      'content-type': contentType,
    };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const answer = await server().fetch('/api1/authen/upload', init as RequestInit);
    return ((await answer.json()) as { code: number }).code;
  };
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 5);
  const codes = await Promise.all(Array.from({ length: 40 }, (_, index) => send(index)));
  clearInterval(watch);
  expect(new Set(codes)).toEqual(new Set([422]));
  // A server alone grows by 210 MB; here the garbage of other tests counts too. All at once take 770.
  expect((peak - before) / megabyte).toBeLessThan(550);
});
