/** Builds the peer's page and serves it as the reference server serves the app: each file with brotli 11. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const typeOf: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

const { output } = (await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  define: {
    'process.env.NODE_ENV': '"production"',
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

const server = createServer(({ url = '/' }, response) => {
  const path = url === '/' ? '/index.html' : url;
  const content = files.get(path);
  const headers = {
    'content-type': typeOf[extname(path)] ?? 'text/plain',
    'content-encoding': 'br',
    'cache-control': path.endsWith('.html') ? 'no-cache' : 'max-age=31536000, immutable',
  };
  if (content) response.writeHead(200, headers).end(content);
  else response.writeHead(404).end();
});
server.listen(Number(process.env['PORT']), process.env['HOST'], () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
