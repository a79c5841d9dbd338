import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import {
  languageCookie,
  pageFileIn,
  parseLanguage,
  preferredLanguage,
  type Language,
} from '@kosha/domain';
import {
  appPolicy,
  cacheControlOf,
  folderOfPage,
  furtherAttempt as attemptFolder,
  hashedFolder,
  pageAt,
  pageVary,
  privateFile as privateFileText,
  serviceWorker,
  workerPolicy,
  type PageHashes,
} from '@kosha/web-host';
import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { except } from 'hono/combine';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';

const furtherAttempt = new RegExp(`(?<=^${hashedFolder})${attemptFolder}`);
const privateFile = new RegExp(privateFileText, 'i');
/** The page for every address without one of its own. */
const shell = 'app.html';
const notBuilt =
  'The app is not built yet. Run "pnpm build" in the project, then load this page again.';
/** The policy stays in a 304 answer, because browsers take it from there too. */
const retainedHeaders = [...RETAINED_304_HEADERS, 'Content-Security-Policy'];

interface Site {
  /** The folder of the built app. */
  root: string;
  /** Whether the sender of a request may open the sandbox's pages. */
  isSandboxOpen: (c: Context) => boolean;
  /** Whether the rules are the strict ones, which the app has to know before its first call (D54); null: not known now. */
  isStrict: () => Promise<boolean | null>;
}

/**
 * Serves the built app: files by their path; any other path gets its prerendered page or the empty
 * shell, which routes by itself. Pages come in the language that was chosen, else in one that the browser asks for
 * (D58); one that the build lacks in that language comes in English. Browsers that accept brotli get the compressed files (.br).
 */
export function serveWebApp(site: Site): Hono {
  const inRoot = (path: string) => join(site.root, path.replace(furtherAttempt, ''));
  // Without the option `root`: serve-static complains when it is missing, and the build may come later.
  const files = serveStatic({ rewriteRequestPath: inRoot, precompressed: true });
  const find = async (c: Context, serve: typeof files, pages?: Pages) => {
    const found = await serve(c, async () => undefined);
    return found instanceof Response ? withHeaders(c, found, site, pages) : null;
  };

  /** Of the files that one page is in each language, that of the caller's, else the English one. */
  const findPage = async (c: Context, file: string, pages?: Pages) => {
    for (const language of new Set([languageOf(c), 'en' as const])) {
      const path = join(site.root, pageFileIn(file, language));
      const page = await find(c, serveStatic({ path, precompressed: true }), pages);
      if (page) return page;
    }
    return null;
  };

  const app = new Hono();
  app.use(except(`${hashedFolder}*`, etag({ retainedHeaders })));
  app.get('*', async (c) => {
    const { path } = c.req;
    if (isPage(path)) {
      const pages = await readPages(site.root);
      const own = pageAt([...pages.keys()], path);
      const file = own === undefined ? shell : join(folderOfPage(own), 'index.html');
      const page = await findPage(c, file, pages);
      return page ?? c.text(notBuilt, 503);
    }
    const file = privateFile.test(path) ? null : await find(c, files);
    if (file !== null) return file;
    // A person gets the app's Not Found screen (D07), a program one line of text.
    const page = isForPerson(c) ? await findPage(c, shell) : null;
    if (page === null) return c.notFound();
    return new Response(page.body, { status: 404, headers: page.headers });
  });
  app.all('*', (c) => c.text('Only GET and HEAD.', 405, { Allow: 'GET, HEAD' }));
  return app;
}

/** The language that was chosen in this browser, else what its settings ask for. */
const languageOf = (c: Context): Language =>
  parseLanguage(getCookie(c, languageCookie)) ?? preferredLanguage(c.req.header('accept-language'));

/** Addresses of the app have no dots, as files have, and no escaped characters. */
const isPage = (path: string) => !/[.%]/.test(path);

const isForPerson = ({ req }: Context) =>
  !req.path.startsWith(hashedFolder) && /\btext\/html\b/.test(req.header('accept') ?? '');

async function withHeaders(
  c: Context,
  found: Response,
  { root, isSandboxOpen, isStrict }: Site,
  read?: Pages,
): Promise<Response> {
  const { req } = c;
  const { headers } = found;
  headers.set('Cache-Control', cacheControlOf(req.path));
  headers.set('Vary', 'Accept-Encoding');
  // The ETag is enough; hashed files need neither.
  headers.delete('Last-Modified');
  // Modules are UTF-8 by definition, styles by the page that names them.
  if (req.path.startsWith(hashedFolder))
    headers.set('Content-Type', headers.get('Content-Type')?.replace(/;.*/, '') ?? '');
  if (headers.get('Content-Type')?.startsWith('text/html') === true) {
    headers.set('Vary', pageVary);
    const pages = read ?? (await readPages(root));
    const own = pages.get(pageAt([...pages.keys()], req.path) ?? '*');
    const policy = appPolicy(own ?? noHashes, { isFramable: isSandboxOpen(c) });
    headers.set('Content-Security-Policy', policy);
    const cookie = policyCookie(await isStrict(), req.header('cookie'));
    if (cookie !== null) headers.append('Set-Cookie', cookie);
  }
  if (req.path === serviceWorker) headers.set('Content-Security-Policy', workerPolicy());
  return found;
}

/** Set before the app makes its first call, and taken away once the rules are others. */
function policyCookie(isStrict: boolean | null, held = ''): string | null {
  if (isStrict === null || isStrict === held.includes('policy=strict')) return null;
  return `policy=strict; Path=/; SameSite=Lax${isStrict ? '' : '; Max-Age=0'}`;
}

/**
 * The hashes of what the build inlined into each page, from its file csp.json: by the path or the pattern of the page, and
 * under `*` for the shell.
 */
async function readPages(root: string): Promise<Pages> {
  const text = await readFile(join(root, 'csp.json'), 'utf8').catch(() => '{}');
  return new Map(Object.entries(JSON.parse(text) as Record<string, PageHashes>));
}

type Pages = ReadonlyMap<string, PageHashes>;

const noHashes: PageHashes = { styleHashes: [], scriptHashes: [] };
