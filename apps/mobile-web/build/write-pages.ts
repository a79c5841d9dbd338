import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PrerenderedPage } from '../src/entry-prerender.tsx';
import { commonTags, shareTags, type Site } from './page-tags.ts';
import { escapeHtml } from './escape-html.ts';
import { readChunks, type RouteChunks } from './route-chunks.ts';

/**
 * Turns the built index.html into: one page for each prerendered route with its styles inlined,
 * index.html for the home screen, app.html for every other address, and csp.json with the hashes
 * that the server's Content-Security-Policy needs.
 */
export async function writePages(
  outputFolder: string,
  pages: PrerenderedPage[],
  site: Site,
): Promise<void> {
  const built = await readFile(join(outputFolder, 'index.html'), 'utf8');
  const template = withHead(built, commonTags);
  const chunks = await readChunks(outputFolder);
  const styleHashes = new Set<string>();

  for (const page of pages) {
    assertNoInlineStyle(page);
    assertComplete(page);
    const { scripts, styles } = chunks.of(page.pathname);
    const css = await inlineStyles(outputFolder, styles);
    styleHashes.add(`sha256-${createHash('sha256').update(css).digest('base64')}`);
    const head = [
      ...shareTags(page, site),
      `<style>${css}</style>`,
      ...styles.map(disabledStyle),
      ...scripts.map(modulePreload),
    ];
    const html = withHead(withoutStyleLinks(template), head)
      .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
      .replace(/<meta name="description"[^>]*>\s*/, '')
      .replace('<html ', `<html data-background="${page.background}" `)
      .replace('<div id="root"></div>', () => `<div id="root">${page.html}</div>`);
    await writePage(join(outputFolder, page.pathname, 'index.html'), html);
  }

  await writePage(join(outputFolder, 'app.html'), template);
  await writePage(join(outputFolder, 'index.html'), homePage(template, chunks.of('/')));
  await writePage(
    join(outputFolder, 'csp.json'),
    JSON.stringify({ styleHashes: [...styleHashes] }),
  );
}

/** Home is not prerendered, but its chunks are fetched from the first byte. */
function homePage(template: string, { scripts, styles }: RouteChunks): string {
  const links = styles
    .filter((href) => !template.includes(href))
    .map((href) => `<link rel="stylesheet" href="${href}">`);
  return withHead(template, [...links, ...scripts.map(modulePreload)]);
}

const modulePreload = (href: string) => `<link rel="modulepreload" crossorigin href="${href}">`;

/** A link that is not fetched; it tells the chunk loader that these styles are on the page already. */
const disabledStyle = (href: string) =>
  `<link rel="stylesheet" disabled crossorigin href="${href}">`;

const withoutStyleLinks = (html: string) => html.replace(/<link rel="stylesheet"[^>]*>\s*/g, '');

const withHead = (html: string, parts: string[]) =>
  html.replace(
    '</head>',
    () => `${parts.filter((part) => !html.includes(part)).join('\n    ')}\n  </head>`,
  );

async function inlineStyles(outputFolder: string, styles: string[]): Promise<string> {
  const texts = await Promise.all(styles.map((href) => readFile(join(outputFolder, href), 'utf8')));
  return texts.map((text) => text.trim()).join('');
}

/** Throws on a style attribute: the policy would refuse it, and the page would look broken at first. */
function assertNoInlineStyle({ pathname, html }: PrerenderedPage): void {
  if (/<[^>]+\sstyle=/.test(html)) throw new Error(`${pathname} prerenders a style attribute`);
}

/** Throws when the page has the mark that React writes where a screen threw or was not loaded. */
function assertComplete({ pathname, html }: PrerenderedPage): void {
  if (html.includes('<!--$!-->')) throw new Error(`${pathname} prerenders only its loading state`);
}

async function writePage(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
