import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import {
  languageCookie,
  localizedPageFile,
  parseLanguage,
  preferredLanguage,
  type Language,
} from '@kosha/domain';
import {
  pageCsp,
  cacheControlOf,
  folderOfPage,
  hashedAssetsPath,
  pageAt,
  pageVary,
  privateFilePattern as privateFileText,
  serviceWorkerPath,
  serviceWorkerCsp,
  type PageHashes,
} from '@kosha/web-host';
import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { except } from 'hono/combine';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';

const privateFile = new RegExp(privateFileText, 'i');
/** The page for every URL that has no prerendered page. */
const shell = 'app.html';
const notBuilt =
  'The app is not built yet. Run "pnpm build" in the project, then load this page again.';
/**
 * The headers of a 304 response. They include the page's Content-Security-Policy: otherwise
 * `setSecurityHeaders` would add `nonPageCsp`, which browsers would apply to the cached page.
 */
const retainedHeaders = [...RETAINED_304_HEADERS, 'Content-Security-Policy'];

interface Site {
  root: string;
  isSandboxOpen: (c: Context) => boolean;
  /** Whether the strict profile applies (D54); null if unknown. Sent to the app as a cookie. */
  isStrict: () => Promise<boolean | null>;
}

/**
 * Serves the file at the path, else the prerendered page, else the shell, in which the app's router
 * shows the page. The language cookie or Accept-Language selects the language (D58).
 */
export function serveWebApp(site: Site): Hono {
  const inRoot = (path: string) => join(site.root, path);
  // The option `root` is not set, because serve-static would warn if the folder is missing.
  const files = serveStatic({ rewriteRequestPath: inRoot, precompressed: true });
  const find = async (c: Context, serve: typeof files, pages?: Pages) => {
    const found = await serve(c, async () => undefined);
    return found instanceof Response ? withHeaders(c, found, site, pages) : null;
  };

  const findPage = async (c: Context, file: string, pages?: Pages) => {
    for (const language of new Set([languageOf(c), 'en' as const])) {
      const path = join(site.root, localizedPageFile(file, language));
      const page = await find(c, serveStatic({ path, precompressed: true }), pages);
      if (page) return page;
    }
    return null;
  };

  const app = new Hono();
  app.use(except(`${hashedAssetsPath}*`, etag({ retainedHeaders })));
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
    // Browsers get the app's Not Found screen (D07), other clients one line of text.
    const page = isForPerson(c) ? await findPage(c, shell) : null;
    if (page === null) return c.notFound();
    return new Response(page.body, { status: 404, headers: page.headers });
  });
  app.all('*', (c) => c.text('Only GET and HEAD.', 405, { Allow: 'GET, HEAD' }));
  return app;
}

const languageOf = (c: Context): Language =>
  parseLanguage(getCookie(c, languageCookie)) ?? preferredLanguage(c.req.header('accept-language'));

/** Paths of pages contain neither a dot, as paths of files do, nor percent-encoded characters. */
const isPage = (path: string) => !/[.%]/.test(path);

const isForPerson = ({ req }: Context) =>
  !req.path.startsWith(hashedAssetsPath) && /\btext\/html\b/.test(req.header('accept') ?? '');

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
  // Redundant: hashed files need no revalidation, and all other files have an ETag.
  headers.delete('Last-Modified');
  // A charset would be redundant: JavaScript modules are always UTF-8, and browsers decode
  // stylesheets with the page's charset.
  if (req.path.startsWith(hashedAssetsPath))
    headers.set('Content-Type', headers.get('Content-Type')?.replace(/;.*/, '') ?? '');
  if (headers.get('Content-Type')?.startsWith('text/html') === true) {
    headers.set('Vary', pageVary);
    const pages = read ?? (await readPages(root));
    const own = pages.get(pageAt([...pages.keys()], req.path) ?? '*');
    const policy = pageCsp(own ?? noHashes, { isFramable: isSandboxOpen(c) });
    headers.set('Content-Security-Policy', policy);
    const cookie = policyCookie(await isStrict(), req.header('cookie'));
    if (cookie !== null) headers.append('Set-Cookie', cookie);
  }
  if (req.path === serviceWorkerPath) headers.set('Content-Security-Policy', serviceWorkerCsp());
  return found;
}

/**
 * Returns the Set-Cookie header that tells the app whether the strict profile applies; null if the
 * browser's cookie is already correct or the profile is unknown.
 */
function policyCookie(isStrict: boolean | null, held = ''): string | null {
  if (isStrict === null || isStrict === held.includes('policy=strict')) return null;
  return `policy=strict; Path=/; SameSite=Lax${isStrict ? '' : '; Max-Age=0'}`;
}

/**
 * Reads csp.json: the hashes of each page's inline scripts and styles, by the page's path or path
 * pattern. The key `*` stands for the shell.
 */
async function readPages(root: string): Promise<Pages> {
  const text = await readFile(join(root, 'csp.json'), 'utf8').catch(() => '{}');
  return new Map(Object.entries(JSON.parse(text) as Record<string, PageHashes>));
}

type Pages = ReadonlyMap<string, PageHashes>;

const noHashes: PageHashes = { styleHashes: [], scriptHashes: [] };
