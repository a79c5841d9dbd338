import { readFile, stat } from 'node:fs/promises';
import { extname, join, posix, resolve, sep } from 'node:path';
import type { Context, Handler } from 'hono';
import { appPolicy, workerPolicy, type PageHashes } from './security-headers.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const SHELL = '/app.html';
const HASHED_FOLDER = '/assets/';
const SERVICE_WORKER = '/sw.js';
const NOT_BUILT =
  'The app is not built yet. Run "pnpm build" in the project, then load this page again.';
/** What the build leaves for the server alone. */
const PRIVATE_FILE = /^\/csp\.json$|\.br$/i;

interface File {
  readonly path: string;
  readonly etag: string;
}

/**
 * Serves the built app: files by their path, every other path as its prerendered page or as the
 * empty shell, which routes by itself. Precompressed files (.br) go to whoever accepts them.
 */
export function serveWebApp(root: string): Handler {
  return async (c) => {
    const path = safePath(new URL(c.req.url).pathname);
    const isPage = path !== null && extname(path) === '';
    const file = isPage ? await findPage(root, path) : await findFile(root, path);
    if (file !== null) return sendFile(c, root, file);
    return isPage ? c.text(NOT_BUILT, 503) : sendNotFound(c, root);
  };
}

/** A person gets the shell, which shows the app's Not Found screen (D07); a program gets a line. */
async function sendNotFound(c: Context, root: string): Promise<Response> {
  const isForPerson =
    !c.req.path.startsWith(HASHED_FOLDER) && /\btext\/html\b/.test(c.req.header('accept') ?? '');
  const shell = isForPerson ? await findFile(root, SHELL) : null;
  return shell === null ? c.notFound() : sendFile(c, root, shell, 404);
}

const findPage = async (root: string, path: string) =>
  (await findFile(root, `${path}/index.html`)) ?? (await findFile(root, SHELL));

/** The decoded path, or null when it is not a plain path under the root. */
function safePath(raw: string): string | null {
  try {
    const path = decodeURIComponent(raw);
    if (/[\\\0]/.test(path) || path.split('/').includes('..')) return null;
    // What the file system takes for the same file must read the same here.
    const plain = posix.normalize(path).replace(/\/$/, '');
    return PRIVATE_FILE.test(plain) ? null : plain;
  } catch {
    return null;
  }
}

async function findFile(root: string, path: string | null): Promise<File | null> {
  if (path === null) return null;
  const full = resolve(join(root, path));
  if (!full.startsWith(resolve(root) + sep)) return null;
  try {
    const { mtimeMs, size } = await stat(full);
    const etag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    return (await stat(full)).isFile() ? { path: full, etag } : null;
  } catch {
    return null;
  }
}

async function sendFile(
  c: Context,
  root: string,
  { path, etag }: File,
  status: 200 | 404 = 200,
): Promise<Response> {
  const extension = extname(path);
  const address = path.slice(resolve(root).length).replaceAll(sep, '/');
  const isHashed = address.startsWith(HASHED_FOLDER);
  c.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  // Nobody asks again for what never changes.
  if (!isHashed) c.header('ETag', etag);
  c.header('Vary', 'Accept-Encoding');
  if (extension === '.html') {
    c.header('Content-Security-Policy', appPolicy(await readHashes(root)));
  }
  if (address === SERVICE_WORKER) c.header('Content-Security-Policy', workerPolicy);
  if (status === 200 && c.req.header('if-none-match') === etag) return c.body(null, 304);
  const acceptsBrotli = /\bbr\b/.test(c.req.header('accept-encoding') ?? '');
  const compressed = acceptsBrotli ? await readFile(`${path}.br`).catch(() => null) : null;
  if (compressed !== null) c.header('Content-Encoding', 'br');
  c.header('Content-Type', contentTypes[extension] ?? 'application/octet-stream');
  return c.body(new Uint8Array(compressed ?? (await readFile(path))), status);
}

/** What the app's build inlined, told by it in csp.json; nothing when it told nothing. */
async function readHashes(root: string): Promise<PageHashes> {
  const text = await readFile(join(root, 'csp.json'), 'utf8').catch(() => '{}');
  const { styleHashes = [], scriptHashes = [] } = JSON.parse(text) as Partial<PageHashes>;
  return { styleHashes, scriptHashes };
}
