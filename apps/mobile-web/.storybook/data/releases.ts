import { basename, dirname } from 'node:path';
import { git } from './git.ts';

/** `version` is undefined for unreleased changes. */
export interface Release {
  version: string | undefined;
  /** The folder names of the packages with these notes, such as 'ui'. */
  packages: readonly string[];
  text: string;
}

/** Unreleased changes come first. The function reads git objects, so it needs no checkout. */
export function readReleasesSince(revision: string, repository: string): Release[] {
  const show = (object: string) => git(repository, 'show', object).toString();
  const added = git(
    repository,
    'diff',
    '--name-only',
    '--diff-filter=A',
    revision,
    'HEAD',
    '--',
    '.changeset',
  );
  const unreleased = lines(added)
    .filter((path) => path.endsWith('.md'))
    .map((path) => readChangeFile(show(`HEAD:${path}`)));
  const logsAt = (at: string) =>
    lines(git(repository, 'ls-tree', '-r', '--name-only', at)).filter(
      (path) => basename(path) === 'CHANGELOG.md',
    );
  const logsBefore = new Set(logsAt(revision));
  const released = logsAt('HEAD').flatMap((path) => {
    const log = logsBefore.has(path) ? show(`${revision}:${path}`) : '';
    const before = new Set(readChangeLog(log).keys());
    const now = [...readChangeLog(show(`HEAD:${path}`))];
    return now
      .filter(([version]) => !before.has(version))
      .map(([version, text]) => ({ version, packages: [basename(dirname(path))], text }));
  });
  return [...unreleased, ...joinEqual(released)];
}

/** The front matter names the packages; the rest is their note. */
function readChangeFile(file: string): Release {
  const [, matter = '', ...text] = file.split(/^---$/m);
  const packages = [...matter.matchAll(/^'(?:@[^/]+\/)?([^']+)':/gm)].map(([, name = '']) => name);
  return { version: undefined, packages, text: text.join('---').trim() };
}

function readChangeLog(file: string): Map<string, string> {
  const [, ...parts] = file.split(/^## /m);
  return new Map(
    parts.map((part) => {
      const [version = '', ...text] = part.split('\n');
      return [version.trim(), text.join('\n').trim()];
    }),
  );
}

const joinEqual = (releases: readonly Release[]): Release[] =>
  [...Map.groupBy(releases, ({ version, text }) => `${version}\n${text}`).values()].map((same) => ({
    ...(same[0] as Release),
    packages: same.flatMap(({ packages }) => packages),
  }));

const lines = (text: Buffer) => text.toString().split('\n').filter(Boolean);
