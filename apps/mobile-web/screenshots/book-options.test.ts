import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBookOptions } from './book-options.ts';
import { createRepository } from './small-repository.ts';

const { folder, commit, remove } = createRepository();
afterAll(remove);
beforeAll(() => commit('Begin', { 'README.md': '1' }));

const read = (...args: string[]) => readBookOptions(args, folder);

it('everything in English without options', () => {
  expect(read()).toEqual({ language: undefined, since: undefined, titles: [] });
  expect(read('--language', 'en', '--since', 'HEAD', '6 Orders')).toEqual({
    language: undefined,
    since: 'HEAD',
    titles: ['6 Orders'],
  });
});

it.each([
  ['a name that git does not know', ['--since', 'nosuchname']],
  ['an empty name', ['--since', '']],
  ['no name', ['--since']],
  ['another option in place of a name', ['--since', '--language', 'ta']],
  ['an option of git', ['--since=--all']],
  ['a language that the product lacks', ['--language', 'xx']],
  ['an option that is not there', ['--sinse', 'HEAD']],
])('one sentence for %s', (_, args) => {
  expect(() => read(...args)).toThrow(/^[A-Z][^\n]*\.$/);
});
