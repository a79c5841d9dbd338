import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { html } from 'hono/html';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { readFileSync } from 'node:fs';
import type { AppDeps } from '../http/app-deps.ts';
import { canBeStored } from '../http/check-text.ts';
import { returnSources } from './checkout/view-checkout.ts';
import { checkoutPages } from './checkout/router.ts';
import { controlPages } from './control/router.ts';
import { feedbackPages } from './feedback/router.ts';
import { guardSandbox } from './guard.ts';
import { nativePages } from './native/router.ts';
import { PageProblem } from './pages/problem.ts';
import { paymentPages } from './payments/router.ts';
import { personaPages } from './personas/router.ts';
import { sessionPages } from './sessions/router.ts';
import { readSettings } from '../providers/settings/settings.ts';
import { listMessages } from './inbox/list-shown.ts';
import { deskPage } from './desk/page.ts';
import { readPhone } from './pages/read-phone.ts';
import { type Html, layout } from './pages/layout.ts';
import { wantsJson } from './pages/read-fields.ts';
import { messageList, type ShownMessage } from './inbox/message-list.ts';

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

/** The stylesheets and scripts of the sandbox pages, and a sample photo. */
function sandboxAssets(): Hono {
  const app = new Hono();
  for (const { name, type } of files) {
    const text = readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');
    app.get(`/${name}`, (c) => c.body(text, 200, { 'Content-Type': type }));
  }
  const picture = readFileSync(sampleFile);
  app.get('/sample-picture.png', (c) => c.body(picture, 200, { 'Content-Type': 'image/png' }));
  return app;
}

/** The inbox, newest message first. `phone` null shows the messages to all numbers. */
function inboxPage(messages: readonly ShownMessage[], phone: string | null): Html {
  const body = html`<h1>Inbox</h1>
    <p class="soft">Every SMS of this server stays on this page. It refreshes by itself.</p>
    ${filter(phone)} ${messageList(messages, phone)}`;
  return layout({ title: 'Inbox', path: '/sandbox/inbox', body });
}

function filter(phone: string | null): Html {
  return html`<form method="get" action="/sandbox/inbox">
    <div class="beside">
      <label
        >Mobile number
        <input name="phone" inputmode="tel" autocomplete="tel-national" value="${phone ?? ''}"
      /></label>
      <button class="button">Show</button>
    </div>
    ${phone === null ? '' : html`<a class="button quiet" href="/sandbox/inbox">Show all</a>`}
  </form>`;
}

const page = '/sandbox/playground/';

/**
 * `/playground`: the built playground for form descriptors. It sends no requests to this server.
 */
function playgroundPages({ playgroundRoot }: AppDeps): Hono {
  const app = new Hono();
  // Redirect, because the asset URLs are relative to the page.
  app.get('/', (c) => c.redirect(page));
  const inFolder = (path: string) => join(playgroundRoot, path.slice(page.length));
  app.use('/*', serveStatic({ rewriteRequestPath: inFolder }));
  app.get('/*', (c, next) => {
    if (c.req.path !== page) return next();
    throw new PageProblem(503, 'The playground is not built yet. Run "pnpm build" in the project.');
  });
  return app;
}

/** Shows a PageProblem as a page, or as JSON if the client accepts it. Rethrows other errors. */
function respondToProblem(error: Error, c: Context): Response | Promise<Response> {
  if (!(error instanceof PageProblem)) throw error;
  const { status, message } = error;
  return wantsJson(c) ? c.json({ error: message }, status) : c.html(problemPage(message), status);
}

function problemPage(message: string): Html {
  const body = html`<h1>This did not work</h1>
    <p class="note problem" role="alert">${message}</p>
    <p><a class="button" href="/sandbox">To the sandbox</a></p>`;
  return layout({ title: 'This did not work', path: '', body });
}

/** The inbox (D28) of one number or of all numbers, as a page and as JSON. */
function inboxPages(deps: AppDeps): Hono {
  const app = new Hono();
  app.get('/inbox', async (c) => {
    const phone = readPhone(c.req.query('phone'));
    return c.html(inboxPage(await listMessages(deps, phone), phone));
  });
  app.get('/inbox.json', async (c) => {
    return c.json({ messages: await listMessages(deps, readPhone(c.req.query('phone'))) });
  });
  return app;
}

/** The sandbox's start page, `/sandbox`. */
function deskPages(deps: AppDeps): Hono {
  const { db, appName } = deps;
  const app = new Hono();
  app.get('/', async (c) => {
    const [messages, settings] = await Promise.all([listMessages(deps, null), readSettings(db)]);
    return c.html(deskPage({ appName, messages, settings }));
  });
  return app;
}

/** Mounts the pages under /sandbox, unless `sandboxPages` is 'off'. */
export function mountSandbox(app: Hono, deps: AppDeps): void {
  if (deps.sandboxPages === 'off') {
    app.all('/sandbox', (c) => c.notFound());
    app.all('/sandbox/*', (c) => c.notFound());
    return;
  }
  const guard = guardSandbox({ ...deps, returnOrigins: returnSources(deps) });
  app.use('/sandbox', guard);
  app.use('/sandbox/*', guard);
  app.get('/sandbox/', (c) => c.redirect('/sandbox'));
  app.route('/sandbox', sandboxPages(deps));
}

const maxBodyBytes = 16 * 1024;

/** All pages under /sandbox, protected by `guardSandbox`. */
function sandboxPages(deps: AppDeps): Hono {
  const app = new Hono();
  app.onError(respondToProblem);
  app.use(methodNotAllowed({ app }));
  app.use(bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge }));
  app.use((c, next) => {
    if (canBeStored(c.req.url.replaceAll('%00', '\0'))) return next();
    throw new PageProblem(400, 'This address holds a character that cannot be kept.');
  });
  app.route('/', deskPages(deps));
  app.route('/assets', sandboxAssets());
  app.route('/', inboxPages(deps));
  app.route('/', controlPages(deps));
  app.route('/', feedbackPages(deps));
  app.route('/', paymentPages(deps));
  app.route('/', sessionPages(deps));
  app.route('/personas', personaPages(deps));
  app.route('/native', nativePages(deps));
  app.route('/playground', playgroundPages(deps));
  app.route('/checkout', checkoutPages(deps));
  app.all('/*', (c) => respondToProblem(new PageProblem(404, 'There is no such page.'), c));
  return app;
}

function tooLarge(): never {
  throw new PageProblem(413, 'What was sent is too large.');
}
