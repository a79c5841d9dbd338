import { brand } from '@kosha/brand/chosen';
import { html } from 'hono/html';

/** HTML in which all inserted values are escaped. */
export type Html = ReturnType<typeof html>;

interface Page {
  title: string;
  body: Html;
  /** The page's path, whose link is highlighted; null hides the navigation. */
  path: string | null;
  own?: 'desk' | 'native' | 'conformance';
}

const links = [
  { path: '/sandbox/inbox', text: 'Inbox' },
  { path: '/sandbox/control', text: 'Control' },
  { path: '/sandbox/feedback', text: 'Feedback' },
  { path: '/sandbox/payments', text: 'Payments' },
  { path: '/sandbox/sessions', text: 'Sessions' },
  { path: '/sandbox/native', text: 'Native' },
  { path: '/sandbox/playground', text: 'Forms' },
  { path: '/', text: 'App' },
] as const;

/** With referrer policy `same-origin`, forms send the Origin header that `guardSandbox` checks. */
export function layout({ title, body, path, own }: Page): Html {
  return html`<!doctype html>
    <html lang="en" data-brand="${brand.id}" data-package-name="${brand.packageName}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="same-origin" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox/assets/sandbox.css" />
        <script type="module" src="/sandbox/assets/sandbox.js"></script>
        ${own === undefined ? '' : ownFiles(own)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        ${path === null ? '' : navigation(path)}
        <main id="main" aria-label="${title}">${body}</main>
      </body>
    </html>`;
}

const ownFiles = (name: string): Html =>
  html`<link rel="stylesheet" href="/sandbox/assets/${name}.css" />
    <script type="module" src="/sandbox/assets/${name}.js"></script>`;

function navigation(current: string): Html {
  return html`<nav class="bar" aria-label="Sandbox">
    <a class="brand" href="/sandbox">Sandbox</a>
    ${links.map(
      ({ path, text }) =>
        html`<a href="${path}" ${path === current ? html`aria-current="page"` : ''}>${text}</a>`,
    )}
  </nav>`;
}
