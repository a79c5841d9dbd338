import { expect, test } from 'vitest';
import { renderHeadersFile, renderRedirectsFile } from './headers-file.ts';

const hash = (name: string) => ({ styleHashes: [], scriptHashes: [`sha256-${name}=`] });
const app = {
  id: 'kosha',
  hashes: {
    '/': hash('home'),
    '/login': hash('login'),
    '/product/:pid': hash('product'),
    '*': hash('shell'),
  },
  patterns: ['/', '/login', '/product/:pid', '/order', '/orders/:id/detail'],
};

const policies = (file: string) =>
  Object.fromEntries(
    file.split('\n\n').flatMap((section) => {
      const [path = ''] = section.split('\n');
      const hashed = /'sha256-(\w+)='/.exec(section)?.[1];
      return hashed === undefined ? [] : [[path, hashed]];
    }),
  );

test('each path has the policy of its page exactly once, with and without a trailing slash', () => {
  expect(policies(renderHeadersFile(app))).toEqual({
    '/': 'home',
    '/login': 'login',
    '/login/': 'login',
    '/product/:pid': 'product',
    '/product/:pid/': 'product',
    '/order': 'shell',
    '/orders/:id/detail': 'shell',
  });
});

test('each section consists of a path and its headers', () => {
  const sections = renderHeadersFile(app).trimEnd().split('\n\n');
  expect(sections.length).toBeGreaterThan(6);
  for (const section of sections) expect(section).toMatch(/^\/\S*(?:\n  [\w-]+: .+)+$/);
});

test('patterns have a rule for their page, and screens without a page a rule for the shell', () => {
  expect(renderRedirectsFile(app).split('\n')).toEqual([
    '/api1/* https://your-server.example/api1/:splat 200',
    '/product/:pid /product/pid 200',
    '/order /app 200',
    '/orders/:id/detail /app 200',
    '',
  ]);
  expect(renderRedirectsFile({ ...app, apiOrigin: 'https://api.example' })).not.toContain('/api1');
});
