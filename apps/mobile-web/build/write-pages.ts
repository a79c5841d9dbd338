import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PrerenderedPage, PrerenderedShell } from '../src/entry-prerender.tsx';
import { pageFileIn, type Language } from '@kosha/domain';
import { folderOfPage } from '@kosha/web-host';
import { commonTags, shareTags, type Site } from './page-tags.ts';
import { escapeHtml } from './escape-html.ts';
import { textsInPage, type PageTexts } from './text-parts.ts';
import type { Chunks } from './route-chunks.ts';

interface Prerendered {
  language: Language;
  pages: readonly PrerenderedPage[];
  shells: readonly PrerenderedShell[];
  /** Renders what stands above a page for when the app does not come. */
  renderNotes: (html: string) => string;
}

interface Parts {
  /** The page that the bundler wrote; the home page takes its place. */
  built: string;
  chunks: Chunks;
  /** The inline scripts: of the signed-in screens by their patterns, and of every page. */
  scripts: { early: ReadonlyMap<string, string>; watchdog: string };
  site: Site;
  pageTexts: PageTexts;
  /** The patterns of the screens that are shown before the app is here: their pages have their styles. */
  pictured: readonly string[];
}

/**
 * Turns the built index.html, for one language, into: one page for each prerendered route and each screen that reads early,
 * app.html with the frame for every other address, and csp.json with the hashes that the Content-Security-Policy of each page
 * needs. Each page has its styles inlined.
 */
export async function writePages(
  outputFolder: string,
  { language, pages, shells, renderNotes }: Prerendered,
  { built, chunks, scripts: { early, watchdog }, site, pageTexts, pictured }: Parts,
): Promise<void> {
  const template = withHead(bare(built), commonTags(language)).replace(
    'lang="en-IN"',
    `lang="${language}-IN"`,
  );
  const hashes: Record<string, { styleHashes: string[]; scriptHashes: string[] }> = {};

  const { scripts: ofStart } = chunks.ofStart();
  for (const page of pages) {
    assertNoInlineStyle(page);
    assertComplete(page);
    const { scripts, styles } = chunks.of(page.pathname);
    const css = await readStyles(outputFolder, styles);
    hashes[page.pathname] = {
      styleHashes: [css, noFormStyle].map(hashOf),
      scriptHashes: [hashOf(watchdog)],
    };
    const head = [
      ...shareTags(page, site),
      textsInPage(pageTexts, { language, scripts }),
      ...inlined(css, styles),
      ...scripts.filter((file) => !ofStart.includes(file)).map(laterPreload),
    ];
    const html = withScriptsLast(titled(withHead(template, head), page), chunks, watchdog)
      .replace(/<meta name="description"[^>]*>\s*/, '')
      .replace(root, () => `${renderNotes(page.html)}<div id="root">${page.html}</div>`);
    await writePage(join(outputFolder, page.pathname, pageFileIn('index.html', language)), html);
  }

  const ofEvery = chunks.ofShell();
  for (const shell of shells) {
    assertNoInlineStyle(shell);
    const notes = renderNotes(shell.html);
    const { pattern = '*' } = shell;
    const ownEarly = early.get(pattern) ?? '';
    const own = pattern === '*' ? ofEvery : chunks.of(pattern);
    const { scripts } = own;
    const { styles } = pictured.includes(pattern) ? own : ofEvery;
    const css = await readStyles(outputFolder, styles);
    const head = [textsInPage(pageTexts, { language, scripts }), ...inlined(css, styles)];
    const later = withLaterApp(titled(withHead(template, head), shell), ownEarly);
    const html = withScripts(later, [watchdog]).replace(
      root,
      () => `${notes}<div id="shell" inert>${shell.html}</div>${root}`,
    );
    hashes[pattern] = {
      styleHashes: [css, noFormStyle].map(hashOf),
      scriptHashes: [ownEarly, watchdog].map(hashOf),
    };
    const file = pattern === '*' ? 'app.html' : join(folderOfPage(pattern), 'index.html');
    await writePage(join(outputFolder, pageFileIn(file, language)), html);
  }

  await writePage(join(outputFolder, 'csp.json'), JSON.stringify(hashes));
}

const root = '<div id="root"></div>';

/**
 * Without scripts a form could only take what is typed, and a button that waits would wait for ever; a bar that had
 * only such a button goes with it.
 */
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

/** Behind the app's own script, whose download begins while these run. */
const withScripts = (html: string, scripts: readonly string[]) =>
  html.replace(
    '</head>',
    () => `${scripts.map((script) => `<script>${script}</script>`).join('')}</head>`,
  );

/**
 * The page is painted before its scripts run: the app's own is only asked for in the head, and stands behind the one that
 * sees whether it comes.
 */
function withScriptsLast(html: string, { entryScript }: Chunks, watchdog: string): string {
  const app = `<script type="module" crossorigin src="${entryScript}"></script>`;
  if (!html.includes(app)) throw new Error('The page does not have the script of the app');
  return html
    .replace(app, `<link rel="modulepreload" crossorigin href="${entryScript}">`)
    .replace('</body>', () => `<script>${watchdog}</script>${app}</body>`);
}

/** The watchdog asks for it once the page is painted: each request takes a cheap phone a millisecond or more. */
const laterPreload = (href: string) => `<link rel="later" href="${href}">`;

/** The app is asked for by the early script, which runs first of all: what is to be shown may have to come before. */
function withLaterApp(html: string, early: string): string {
  const app = /<script type="module"([^>]*><\/script>)\s*/.exec(html);
  if (!app) throw new Error('The page has no script of the app');
  return html
    .replace(app[0], '')
    .replace(
      /<meta name="viewport"[^>]*>/,
      (tag) => `${tag}<script type="later"${app[1]}<script>${early}</script>`,
    );
}

/** A link that is not fetched; it tells the chunk loader that these styles are on the page already. */
const disabledStyle = (href: string) => `<link rel="stylesheet" disabled href="${href}">`;

/** The page as the bundler wrote it, without its links to styles and what stands between its tags. */
const bare = (html: string) =>
  html.replace(/<link rel="stylesheet"[^>]*>/g, '').replace(/>\s+</g, '><');

const withHead = (html: string, parts: string[]) =>
  html.replace('</head>', () => `${parts.filter((part) => !html.includes(part)).join('')}</head>`);

async function readStyles(outputFolder: string, styles: string[]): Promise<string> {
  const texts = await Promise.all(styles.map((href) => readFile(join(outputFolder, href), 'utf8')));
  return texts.map((text) => text.trim()).join('');
}

/** Throws on a style attribute: the policy would refuse it, and the page would look broken at first. */
function assertNoInlineStyle({ title, html }: PrerenderedPage | PrerenderedShell): void {
  if (/<[^>]+\sstyle=/.test(html)) throw new Error(`${title} prerenders a style attribute`);
}

/** Throws when the page has the mark that React writes where a screen threw or was not loaded. */
function assertComplete({ pathname, html }: PrerenderedPage): void {
  if (html.includes('<!--$!-->')) throw new Error(`${pathname} prerenders only its loading state`);
}

async function writePage(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
