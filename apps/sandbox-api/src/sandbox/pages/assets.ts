import { readFileSync } from 'node:fs';
import { Hono } from 'hono';

const sampleFile = new URL('../personas/face.png', import.meta.url);

const files = [
  { name: 'brand.js', type: 'text/javascript; charset=utf-8' },
  { name: 'sandbox.css', type: 'text/css; charset=utf-8' },
  { name: 'sandbox.js', type: 'text/javascript; charset=utf-8' },
  { name: 'desk.css', type: 'text/css; charset=utf-8' },
  { name: 'desk.js', type: 'text/javascript; charset=utf-8' },
  { name: 'conformance.css', type: 'text/css; charset=utf-8' },
  { name: 'conformance.js', type: 'text/javascript; charset=utf-8' },
  { name: 'native.css', type: 'text/css; charset=utf-8' },
  { name: 'native.js', type: 'text/javascript; charset=utf-8' },
] as const;

export function sandboxAssets(): Hono {
  const app = new Hono();
  for (const { name, type } of files) {
    const text = readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');
    app.get(`/${name}`, (c) => c.body(text, 200, { 'Content-Type': type }));
  }
  const picture = readFileSync(sampleFile);
  app.get('/sample-picture.png', (c) => c.body(picture, 200, { 'Content-Type': 'image/png' }));
  return app;
}
