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

const privateFile = new RegExp(privateFileText, 'i');
/** The page for every URL without a prerendered page. */
const shell = 'app.html';
const notBuilt =
  'The app is not built yet. Run "pnpm build" in the project, then load this page again.';
/**
 * The headers of a 304 response. The policy is one of them, because browsers apply the policy of
 * the 304 response instead of the cached one.
 */
const retainedHeaders = [...RETAINED_304_HEADERS, 'Content-Security-Policy'];

interface Site {
  /** The folder of the built app. */
  root: string;
  /** Whether this client may open the sandbox pages. */
  isSandboxOpen: (c: Context) => boolean;
  /**
   * Whether the profile is strict; null if currently unknown. The app needs it before its first
   * call (D54).
   */
  isStrict: () => Promise<boolean | null>;
}

/**
 * Serves the built app: a file if the path has one, otherwise a prerendered page, otherwise the
 * shell, which routes on the client. Pages are in the chosen language, otherwise by Accept-Language
 * (D58), otherwise in English. Clients that accept brotli get the `.br` files.
 */
export function serveWebApp(site: Site): Hono {
  const inRoot = (path: string) => join(site.root, path);
  // Without the option `root`: serve-static would warn about a folder that is built later.
  const files = serveStatic({ rewriteRequestPath: inRoot, precompressed: true });
  const find = async (c: Context, serve: typeof files, pages?: Pages) => {
    const found = await serve(c, async () => undefined);
    return found instanceof Response ? withHeaders(c, found, site, pages) : null;
  };

  /** The page in the caller's language, or in English if there is no such file. */
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
    // Browsers get the app's Not Found screen (D07), other clients one line of text.
    const page = isForPerson(c) ? await findPage(c, shell) : null;
    if (page === null) return c.notFound();
    return new Response(page.body, { status: 404, headers: page.headers });
  });
  app.all('*', (c) => c.text('Only GET and HEAD.', 405, { Allow: 'GET, HEAD' }));
  return app;
}

/** The language chosen in this browser, otherwise by Accept-Language. */
const languageOf = (c: Context): Language =>
  parseLanguage(getCookie(c, languageCookie)) ?? preferredLanguage(c.req.header('accept-language'));

/** Page URLs have no dots, unlike files, and no escaped characters. */
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
  // Other files have an ETag instead, and hashed files need no revalidation.
  headers.delete('Last-Modified');
  // Browsers need no charset: modules are UTF-8, and stylesheets have the page's charset.
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

/** The cookie that tells the app the profile before its first call; null to leave it unchanged. */
function policyCookie(isStrict: boolean | null, held = ''): string | null {
  if (isStrict === null || isStrict === held.includes('policy=strict')) return null;
  return `policy=strict; Path=/; SameSite=Lax${isStrict ? '' : '; Max-Age=0'}`;
}

/**
 * Reads the hashes of each page's inline code from csp.json. Keys are paths or patterns, or `*` for
 * the shell.
 */
async function readPages(root: string): Promise<Pages> {
  const text = await readFile(join(root, 'csp.json'), 'utf8').catch(() => '{}');
  return new Map(Object.entries(JSON.parse(text) as Record<string, PageHashes>));
}

type Pages = ReadonlyMap<string, PageHashes>;

const noHashes: PageHashes = { styleHashes: [], scriptHashes: [] };
