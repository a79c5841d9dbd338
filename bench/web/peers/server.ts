/**
 * Builds and serves the peer in `PEER`, with brotli 11 like the reference server. Forwards API
 * calls to `API_ORIGIN`.
 */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

const { PEER: peer = '', API_ORIGIN: apiOrigin = '', PORT, HOST } = process.env;
const typeOf: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const { output } = (await build({
  root: join(import.meta.dirname, peer),
  configFile: false,
  logLevel: 'error',
  plugins: [react()],
  define: {
    __VUE_OPTIONS_API__: 'false',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  },
  build: { write: false, target: ['chrome100', 'safari15.4'] },
})) as Rolldown.RolldownOutput;
const files = new Map(
  output.map((file) => {
    const content = file.type === 'chunk' ? file.code : file.source;
    return [`/${file.fileName}`, brotliCompressSync(content)];
  }),
);
// A page at this origin that does not run the app, for writing the session to the storage.
files.set('/icon.svg', brotliCompressSync('<svg xmlns="http://www.w3.org/2000/svg"/>'));

function forward(incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '' } = incoming;
  const outgoing = request(new URL(url, apiOrigin), { method, headers }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    upstream.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}

const server = createServer((incoming, response) => {
  const { pathname } = new URL(incoming.url ?? '/', 'http://peer');
  if (/^\/(api1|sandbox)\//.test(pathname)) {
    forward(incoming, response);
    return;
  }
  const path = extname(pathname) === '' ? '/index.html' : pathname;
  const content = files.get(path);
  const headers = {
    'content-type': typeOf[extname(path)] ?? 'text/plain',
    'content-encoding': 'br',
    'cache-control': path.endsWith('.html') ? 'no-cache' : 'max-age=31536000, immutable',
  };
  if (content) response.writeHead(200, headers).end(content);
  else response.writeHead(404).end();
});
server.listen(Number(PORT), HOST, () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
