import { readFileSync } from 'node:fs';
import { Hono } from 'hono';

const files = [
  { name: 'sandbox.css', type: 'text/css; charset=utf-8' },
  { name: 'sandbox.js', type: 'text/javascript; charset=utf-8' },
] as const;

/** The one style sheet and the one script of the sandbox pages. */
export function sandboxAssets(): Hono {
  const app = new Hono();
  for (const { name, type } of files) {
    const text = readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');
    app.get(`/${name}`, (c) => c.body(text, 200, { 'Content-Type': type }));
  }
  return app;
}
