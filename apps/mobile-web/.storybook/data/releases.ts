import { basename, dirname } from 'node:path';
import { git } from './git.ts';

/** What a package's change log says of one version; `version` is undefined for what waits for the next release. */
export interface Release {
  version: string | undefined;
  /** The folders of the packages that say it, such as 'ui'. */
  packages: readonly string[];
  /** As people wrote it, in Markdown. */
  text: string;
}

/**
 * The releases between a revision and HEAD, by the change logs of the packages, and before them what waits for the next
 * one, by its change files. Read from git, so it needs neither tags nor the files of the earlier revision.
 */
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
  const waiting = lines(added)
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
  return [...waiting, ...joinEqual(released)];
}

/** The front matter names the packages, the rest is what they will say. */
function readChangeFile(file: string): Release {
  const [, matter = '', ...text] = file.split(/^---$/m);
  const packages = [...matter.matchAll(/^'(?:@[^/]+\/)?([^']+)':/gm)].map(([, name = '']) => name);
  return { version: undefined, packages, text: text.join('---').trim() };
}

/** The text of each version of a change log. */
function readChangeLog(file: string): Map<string, string> {
  const [, ...parts] = file.split(/^## /m);
  return new Map(
    parts.map((part) => {
      const [version = '', ...text] = part.split('\n');
      return [version.trim(), text.join('\n').trim()];
    }),
  );
}

/** Packages that are released together say the same. */
const joinEqual = (releases: readonly Release[]): Release[] =>
  [...Map.groupBy(releases, ({ version, text }) => `${version}\n${text}`).values()].map((same) => ({
    ...(same[0] as Release),
    packages: same.flatMap(({ packages }) => packages),
  }));

const lines = (text: Buffer) => text.toString().split('\n').filter(Boolean);
