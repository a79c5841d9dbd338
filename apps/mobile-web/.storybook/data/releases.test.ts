import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReleasesSince } from './releases.ts';
import { createRepository } from './small-repository.ts';

const { folder: repository, commit, remove } = createRepository();
afterAll(remove);

beforeAll(() => {
  commit('first', { 'packages/ui/CHANGELOG.md': log('0.1.0', 'The first one.') });
  commit('second', {
    'packages/ui/CHANGELOG.md': `${log('0.2.0', 'A lighter button.')}\n${section('0.1.0', 'The first one.')}`,
    'packages/domain/CHANGELOG.md': log('0.2.0', 'A lighter button.'),
    '.changeset/old.md': changeFile(['@kosha/ui'], 'A darker switch.'),
  });
  commit('third', {
    '.changeset/new.md': changeFile(['@kosha/ui', '@kosha/form-engine'], 'Pages.\n\nAnd groups.'),
  });
});

test('lists the releases after a revision, and merges packages with equal notes', () => {
  expect(readReleasesSince('HEAD~2', repository)).toEqual([
    { version: undefined, packages: ['ui', 'form-engine'], text: 'Pages.\n\nAnd groups.' },
    { version: undefined, packages: ['ui'], text: 'A darker switch.' },
    {
      version: '0.2.0',
      packages: ['domain', 'ui'],
      text: '### Minor Changes\n\n- A lighter button.',
    },
  ]);
});

test('omits releases that the revision already contains', () => {
  expect(readReleasesSince('HEAD~1', repository).map(({ text }) => text)).toEqual([
    'Pages.\n\nAnd groups.',
  ]);
  expect(readReleasesSince('HEAD', repository)).toEqual([]);
});

test("an unknown revision throws git's error message", () => {
  expect(() => readReleasesSince('v9', repository)).toThrow(/git diff: .*v9/s);
});

const section = (version: string, text: string) =>
  `## ${version}\n\n### Minor Changes\n\n- ${text}\n`;
const log = (version: string, text: string) => `# a package\n\n${section(version, text)}`;
const changeFile = (packages: readonly string[], text: string) =>
  `---\n${packages.map((name) => `'${name}': minor`).join('\n')}\n---\n\n${text}\n`;
