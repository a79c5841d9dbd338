import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const isOurs = (path: string) => !path.includes('/node_modules/') && path.startsWith(root);

const sources = globSync('{apps,packages}/*/{*.ts,{src,build,.storybook}/**/*.{ts,tsx}}', {
  cwd: root,
}).filter((file) => join(root, file) !== import.meta.filename);

it('no source reads internals of React', () => {
  expect(sources.length).toBeGreaterThan(500);
  const internals = /__CLIENT_INTERNALS|_currentValue\b/;
  const found = sources.filter((file) => internals.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
});

const config = await resolveConfig(
  { root: join(root, 'apps/mobile-web'), logLevel: 'silent' },
  'build',
);

it('at most two packages are aliased to files of ours', () => {
  const stubs = config.resolve.alias.filter(
    ({ replacement }) => isOurs(replacement) && existsSync(replacement),
  );
  const files = new Set(stubs.map(({ replacement }) => relative(root, replacement)));
  expect(files.size).toBeLessThanOrEqual(2);
});

const allowed = ['brand-colours'];

it('no plugin of ours changes code of a dependency or the output of the bundler', async () => {
  const own = config.plugins.filter(
    ({ name }) => !/^(?:vite|builtin|native|rolldown|commonjs|alias)\b/.test(name),
  );
  expect(own.map(({ name }) => name)).toEqual(allowed);
  const build = sources.filter((file) => /^apps\/mobile-web\/build\/(?!.*\.test)/.test(file));
  expect(build.length).toBeGreaterThan(10);
  const changing = /\bplugins:|\b(?:renderChunk|generateBundle|writeBundle|transformIndexHtml)\b/;
  expect(build.filter((file) => changing.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
