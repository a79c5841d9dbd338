import { html } from 'hono/html';

/** Markup; whatever is put into it was escaped, or is markup itself. */
export type Html = ReturnType<typeof html>;

interface Page {
  readonly title: string;
  readonly body: Html;
  /** The page's own address, to mark its link; null shows no links at all. */
  readonly path: string | null;
}

const links = [
  { path: '/sandbox/inbox', text: 'Inbox' },
  { path: '/sandbox/control', text: 'Control' },
  { path: '/', text: 'App' },
] as const;

/**
 * A whole page. Its referrer rule lets its forms tell where they come from, which the guard of the
 * sandbox asks for, and tells other sites nothing.
 */
export function layout({ title, body, path }: Page): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="same-origin" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox/assets/sandbox.css" />
        <script type="module" src="/sandbox/assets/sandbox.js"></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        ${path === null ? '' : navigation(path)}
        <main id="main">${body}</main>
      </body>
    </html>`;
}

function navigation(current: string): Html {
  return html`<nav class="bar" aria-label="Sandbox">
    <a class="brand" href="/sandbox">Sandbox</a>
    ${links.map(
      ({ path, text }) =>
        html`<a href="${path}" ${path === current ? html`aria-current="page"` : ''}>${text}</a>`,
    )}
  </nav>`;
}
