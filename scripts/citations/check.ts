import { posix } from 'node:path';
import { anchorOf, findAnchors, findCitations, type LinePosition } from './citations.ts';
import { findRequirementTests, containsTestName } from './shown-by.ts';

interface Link extends LinePosition {
  /** Relative to the folder of the linking file. Empty for a link within that file. */
  path: string;
  fragment: string;
}

const linkPattern = /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g;
const headingPattern = /^#{1,6}\s+(.*)$/gm;
const absolutePattern = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

/** Replaces code with spaces, because code can look like a link. Keeps the line numbers. */
const withoutCode = (markdown: string) =>
  markdown
    .replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, (block) => block.replaceAll(/[^\n]/g, ' '))
    .replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length));

function findRelativeLinks(markdown: string): Link[] {
  return withoutCode(markdown)
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(linkPattern)]
        .map(([, target = '']) => target)
        .filter((target) => !absolutePattern.test(target))
        .map((target) => {
          const [path = '', fragment = ''] = target.split('#');
          return { path: decodeURI(path), fragment: decodeURIComponent(fragment), line: index + 1 };
        }),
    );
}

const namedFile =
  /^[\w.@-]+(?:\/[\w.@-]+)*\.(?:tsx?|mdx?|css|ya?ml|json|m?js|cjs|html|svg|sh|conf)$/;
const namedFolder = /^(?:apps|packages|openapi|scripts|docs|brand|locales)\/[\w./@-]*\w\/?$/;
/**
 * Matches paths that are not in the repository: package names, exports such as `./types`, and files
 * that a build or the server creates.
 */
const isMade = (path: string) =>
  /^@|\b(?:dist|storybook-static)\b|^(?:app\.html|\.keys\.json|\.\/.*)$/.test(path);

/** Finds paths in backticks. A path may lack its first folders, as in `fee/quote.ts`. */
function findNamedPaths(markdown: string): (LinePosition & { path: string })[] {
  return markdown.split('\n').flatMap((content, index) =>
    [...content.matchAll(/`([^`]+)`/g)]
      .map(([, code = '']) => ({ path: code.replace(/\/$/, ''), line: index + 1 }))
      .filter(({ path }) => namedFile.test(path) || namedFolder.test(path))
      .filter(({ path }) => !isMade(path)),
  );
}

const slugOf = (heading: string) =>
  heading
    .replaceAll(/<[^>]*>|[`*]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

function fragmentsOf(markdown: string): Set<string> {
  const headings = markdown.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '').matchAll(headingPattern);
  return new Set([
    ...findAnchors(markdown).map(({ id }) => id),
    ...[...headings].map(([, heading = '']) => slugOf(heading)),
  ]);
}

export type TextByPath = ReadonlyMap<string, string>;

export interface CitationReport {
  problems: string[];
  citations: number;
  anchors: number;
  links: number;
  named: number;
  shown: number;
}

const productFolder = 'docs/product/';
const shownByPage = `${productFolder}shown-by.md`;
/** Matches anchors of requirements and decisions, but not those of sections, such as `s4`. */
const shownPattern = /^(?:s\d+-\d+|D\d\d)$/;
const isMarkdown = (file: string) => file.endsWith('.md');

function collectAnchors(files: TextByPath, problems: string[]): Set<string> {
  const places = new Map<string, string>();
  for (const [file, text] of files) {
    if (!file.startsWith(productFolder) || !isMarkdown(file)) continue;
    for (const { id, label, line } of findAnchors(text)) {
      const place = `${file}:${line}`;
      const first = places.get(id);
      if (first) problems.push(`${place}: the anchor ${id} is already at ${first}`);
      else places.set(id, place);
      if (label === null || anchorOf(label) !== id) {
        problems.push(`${place}: the anchor ${id} is beside ${label ?? 'no number'}`);
      }
    }
  }
  return new Set(places.keys());
}

function checkCitations(
  files: TextByPath,
  anchors: ReadonlySet<string>,
  problems: string[],
): number {
  let resolved = 0;
  for (const [file, text] of files) {
    for (const { text: cited, anchor, line } of findCitations(text)) {
      if (anchors.has(anchor)) resolved += 1;
      else problems.push(`${file}:${line}: ${cited} is not in ${productFolder}`);
    }
  }
  return resolved;
}

/** `paths` has all files of the repository, `files` only text files. */
function checkLinks(files: TextByPath, paths: ReadonlySet<string>, problems: string[]): number {
  const folders = new Set([...paths].flatMap(foldersOf));
  let resolved = 0;
  for (const [file, text] of files) {
    if (!isMarkdown(file)) continue;
    for (const { path, fragment, line } of findRelativeLinks(text)) {
      const target = path === '' ? file : posix.join(posix.dirname(file), path);
      const folder = target.replace(/\/$/, '');
      const targetText = files.get(target);
      const exists = paths.has(target) || folders.has(folder);
      const hasFragment =
        fragment === '' || (targetText !== undefined && fragmentsOf(targetText).has(fragment));
      if (!exists) problems.push(`${file}:${line}: there is no ${target}`);
      else if (!hasFragment) problems.push(`${file}:${line}: ${target} has no #${fragment}`);
      else resolved += 1;
    }
  }
  return resolved;
}

function checkNamedPaths(
  files: TextByPath,
  paths: ReadonlySet<string>,
  problems: string[],
): number {
  const ends = new Set([...paths].flatMap((path) => [path, ...foldersOf(path)]).flatMap(endsOf));
  let resolved = 0;
  for (const [file, text] of files) {
    // `checkShownBy` checks the files that shown-by.md names.
    if (!isMarkdown(file) || file === shownByPage) continue;
    for (const { path, line } of findNamedPaths(text)) {
      if (ends.has(path)) resolved += 1;
      else problems.push(`${file}:${line}: there is no ${path}`);
    }
  }
  return resolved;
}

const endsOf = (path: string): string[] => {
  const parts = path.split('/');
  return parts.map((_, first) => parts.slice(first).join('/'));
};

function foldersOf(path: string): string[] {
  const parent = posix.dirname(path);
  return parent === '.' ? [parent] : [parent, ...foldersOf(parent)];
}

/** Each requirement and decision needs a row in shown-by.md. Tests that a row names must exist. */
function checkShownBy(files: TextByPath, anchors: ReadonlySet<string>, problems: string[]): number {
  const rows = findRequirementTests(files.get(shownByPage) ?? '');
  const shown = new Set(rows.map(({ number }) => anchorOf(number)));
  for (const anchor of anchors) {
    if (shownPattern.test(anchor) && !shown.has(anchor))
      problems.push(`${shownByPage}: ${anchor.replace('s', '§').replace('-', '.')} has no row`);
  }
  for (const { number, line, tests, unreadable } of rows) {
    const place = `${shownByPage}:${line}: ${number}`;
    for (const part of unreadable) problems.push(`${place} has “${part}”, which names no test`);
    for (const { file, name } of tests) {
      const text = files.get(file);
      if (text === undefined) problems.push(`${place} names ${file}, which is not there`);
      else if (!containsTestName(text, name)) problems.push(`${place}: ${file} has no “${name}”`);
    }
  }
  return shown.size;
}

export function checkDocReferences(files: TextByPath, paths: ReadonlySet<string>): CitationReport {
  const problems: string[] = [];
  const anchors = collectAnchors(files, problems);
  const citations = checkCitations(files, anchors, problems);
  const links = checkLinks(files, paths, problems);
  const named = checkNamedPaths(files, paths, problems);
  const shown = checkShownBy(files, anchors, problems);
  return { problems, citations, anchors: anchors.size, links, named, shown };
}
