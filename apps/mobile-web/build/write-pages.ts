import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { PrerenderedPage, PrerenderedShell } from '../src/entry-prerender.tsx';
import { localizedPageFile, type Language } from '@kosha/domain';
import { folderOfPage } from '@kosha/web-host';
import { commonTags, shareTags, type SiteMetadata } from './page-tags.ts';
import { paths } from '../src/shared/paths.ts';
import { escapeHtml } from './escape-html.ts';
import type { RouteFiles } from './route-files.ts';

interface Prerendered {
  language: Language;
  pages: readonly PrerenderedPage[];
  shells: readonly PrerenderedShell[];
  renderFallbackNotices: () => string;
}

interface Parts {
  /** The `index.html` from Vite; the prerendered home page replaces the file. */
  built: string;
  files: RouteFiles;
  inlineScript: string;
  site: SiteMetadata;
  messages: readonly string[];
}

/**
 * Writes the pages of one language, `app.html` for all other URLs, and `csp.json` with the CSP
 * hashes of each page.
 */
export async function writePages(
  outputFolder: string,
  { language, pages, shells, renderFallbackNotices }: Prerendered,
  { built, files, inlineScript, site, messages }: Parts,
): Promise<void> {
  const template = withHead(withoutStyleLinks(built), commonTags(language)).replace(
    'lang="en-IN"',
    `lang="${language}-IN"`,
  );
  const hashes: Record<string, { styleHashes: string[]; scriptHashes: string[] }> = {};

  const messagesOf = (pattern: string) =>
    [paths.login(), paths.home()].includes(pattern) ? messages.slice(0, 1) : messages;
  const notes = renderFallbackNotices();
  const scriptHashes = [hashOf(inlineScript)];
  const { scripts: ofStart } = files.ofStart();
  for (const page of pages) {
    assertNoInlineStyle(page);
    assertComplete(page);
    const { scripts, styles } = files.of(page.pathname);
    const css = await readStyles(outputFolder, styles);
    hashes[page.pathname] = { styleHashes: [css, noFormStyle].map(hashOf), scriptHashes };
    const head = [
      ...shareTags(page, site),
      ...messagesOf(page.pathname).map(messagesPreload),
      ...inlined(css, styles),
      ...scripts.filter((file) => !ofStart.includes(file)).map(modulePreload),
    ];
    const html = withInlineScript(titled(withHead(template, head), page), inlineScript)
      .replace(/<meta name="description"[^>]*>\s*/, '')
      .replace(root, () => `${notes}<div id="root">${page.html}</div>`);
    await writePage(
      join(outputFolder, page.pathname, localizedPageFile('index.html', language)),
      html,
    );
  }

  const { styles } = files.ofFrame();
  const css = await readStyles(outputFolder, styles);
  for (const shell of shells) {
    assertNoInlineStyle(shell);
    const { pattern = '*' } = shell;
    const head = [...messagesOf(pattern).map(messagesPreload), ...inlined(css, styles)];
    const own = shell.pattern === undefined ? [] : files.of(pattern).scripts;
    const chunks = own.filter((file) => !ofStart.includes(file)).map((file) => basename(file));
    const route = JSON.stringify({ reads: shell.reads, chunks, signIn: shell.signIn });
    const page = withInlineScript(titled(withHead(template, head), shell), inlineScript, route);
    const html = page.replace(
      root,
      () => `${notes}<div id="root"><div data-frame inert>${shell.html}</div></div>`,
    );
    hashes[pattern] = { styleHashes: [css, noFormStyle].map(hashOf), scriptHashes };
    const file = pattern === '*' ? 'app.html' : join(folderOfPage(pattern), 'index.html');
    await writePage(join(outputFolder, localizedPageFile(file, language)), html);
  }

  await writePage(join(outputFolder, 'csp.json'), JSON.stringify(hashes));
}

/** The browser uses the preloaded response only if these attributes match the app's `fetch`. */
const messagesPreload = (href: string) =>
  `<link rel="preload" as="fetch" crossorigin href="${href}">`;

const root = '<div id="root"></div>';

/** Without JavaScript, forms and loading buttons cannot work, so the page hides both. */
const noFormStyle =
  'form,button[data-loading],footer:has(button[data-loading]):not(:has(a)){display:none}';

const inlined = (css: string, styles: string[]): string[] => [
  `<style>${css}</style><noscript><style>${noFormStyle}</style></noscript>`,
  ...styles.map(disabledStyle),
];

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const titled = (
  html: string,
  { title, background }: Pick<PrerenderedShell, 'title' | 'background'>,
) =>
  html
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('<html ', `<html data-background="${background}" `);

/**
 * The script comes before all `<link>` elements, so that API requests start before the browser
 * requests files.
 */
const withInlineScript = (html: string, script: string, route = '') =>
  html.replace(
    /<meta name="viewport"[^>]*>/,
    (tag) => `${tag}<script data-route="${escapeHtml(route)}">${script}</script>`,
  );

const modulePreload = (href: string) => `<link rel="modulepreload" crossorigin href="${href}">`;

/**
 * A disabled link to an inlined style sheet. Because of this link, Vite does not load the sheet
 * again.
 */
const disabledStyle = (href: string) => `<link rel="stylesheet" disabled href="${href}">`;

const withoutStyleLinks = (html: string) =>
  html.replace(/<link rel="stylesheet"[^>]*>/g, '').replace(/>\s+</g, '><');

const withHead = (html: string, parts: string[]) =>
  html.replace('</head>', () => `${parts.filter((part) => !html.includes(part)).join('')}</head>`);

async function readStyles(outputFolder: string, styles: string[]): Promise<string> {
  const texts = await Promise.all(styles.map((href) => readFile(join(outputFolder, href), 'utf8')));
  return texts.map((text) => text.trim()).join('');
}

/**
 * The Content-Security-Policy blocks style attributes, so the page would look broken until the app
 * starts.
 */
function assertNoInlineStyle({ title, html }: PrerenderedPage | PrerenderedShell): void {
  if (/<[^>]+\sstyle=/.test(html)) throw new Error(`${title} prerenders a style attribute`);
}

/** React writes this marker for a component that threw or was not loaded. */
function assertComplete({ pathname, html }: PrerenderedPage): void {
  if (html.includes('<!--$!-->')) throw new Error(`${pathname} prerenders only its loading state`);
}

async function writePage(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
