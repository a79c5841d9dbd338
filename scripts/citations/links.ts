import { findAnchors, type Place } from './citations.ts';

export interface Link extends Place {
  /** The path as written; empty for a link within the file. */
  path: string;
  /** The fragment after `#`, or empty. */
  fragment: string;
}

const linkPattern = /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g;
const headingPattern = /^#{1,6}\s+(.*)$/gm;
const absolutePattern = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

/** Removes code, so that nothing in it is parsed as a link or a heading. */
const withoutCode = (markdown: string) =>
  markdown
    .replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, (block) => block.replaceAll(/[^\n]/g, ' '))
    .replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length));

/** Links within the repository. Skips URLs with a scheme. */
export function findRelativeLinks(markdown: string): Link[] {
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
/** Whether a path is not in the repository, because a build or the server creates it. */
const isMade = (path: string) =>
  /^@|\b(?:dist|storybook-static)\b|^(?:app\.html|\.keys\.json|\.\/.*)$/.test(path);

/** Files and folders that a page names in `code`, by their full path or its end. */
export function findNamedPaths(markdown: string): (Place & { path: string })[] {
  return markdown.split('\n').flatMap((content, index) =>
    [...content.matchAll(/`([^`]+)`/g)]
      .map(([, code = '']) => ({ path: code.replace(/\/$/, ''), line: index + 1 }))
      .filter(({ path }) => namedFile.test(path) || namedFolder.test(path))
      .filter(({ path }) => !isMade(path)),
  );
}

/** The anchor that markdown viewers generate for a heading. */
const slugOf = (heading: string) =>
  heading
    .replaceAll(/<[^>]*>|[`*]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** All valid fragments of links to a markdown file. */
export function fragmentsOf(markdown: string): Set<string> {
  const headings = markdown.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '').matchAll(headingPattern);
  return new Set([
    ...findAnchors(markdown).map(({ id }) => id),
    ...[...headings].map(([, heading = '']) => slugOf(heading)),
  ]);
}
