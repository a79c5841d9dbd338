import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import {
  setPageTexts,
  setTranslations,
  translate,
  type Catalogue,
  type Texts,
} from '../src/shared/i18n/messages.ts';
import { shellMessages } from '../src/shared/i18n/shell.messages.ts';
import type { TextsInPage } from '../src/shared/i18n/text-parts.ts';
import { leaveEnglishOut } from './catalogues.ts';
import { noteTexts, textsInPage, textsOf, withVersion, type ChunkTexts } from './text-parts.ts';

const chunks = {
  start: new Set(['shell', 'dates']),
  of: new Map([
    ['home.js', new Set(['home'])],
    ['login.js', new Set(['login'])],
    ['bare.js', new Set<string>()],
  ]),
  withoutEnglish: new Set(['shell', 'dates', 'login']),
  english: new Map<string, Texts>([
    ['shell', { back: 'Back', close: 'Close' }],
    ['home', { lead: 'Welcome' }],
    ['login', { phone: 'Mobile number' }],
  ]),
};
const hindi = { shell: { close: 'बंद करें' }, home: { lead: 'नमस्ते' }, dates: { am: 'सुबह' } };

const pageIn = (language: 'en' | 'hi', translations = new Map([['hi' as const, hindi]])) => {
  const scripts = ['/assets/index.js', '/assets/home.js'];
  const block = textsInPage(withVersion(chunks, translations), { language, scripts });
  return JSON.parse(block.replace(/^<[^>]*>|<[^>]*>$/g, '')) as TextsInPage;
};

afterEach(() => {
  setPageTexts({});
  setTranslations({});
});

test('a screen has the texts of what it imports, not of all that stands in the same files', async () => {
  const [shell, dates] = ['shell.messages.ts', 'dates.ts'].map((file) =>
    join(import.meta.dirname, '../src/shared/i18n', file),
  ) as [string, string];
  const graph = new Map([
    ['main.tsx', [shell]],
    ['home.tsx', [shell, dates]],
    ['account.tsx', [shell]],
  ]);
  const files = { 'index.js': ['main.tsx', shell], 'picture.js': [dates] };
  const screens = { 'home.js': ['home.tsx'], 'account.js': ['account.tsx'] };
  const bundle = Object.entries({ ...files, ...screens }).map(([name, moduleIds]) => ({
    type: 'chunk',
    fileName: `assets/${name}`,
    moduleIds,
  }));
  const noted: { texts?: ChunkTexts } = {};
  const asked = new Set(['home.tsx', 'account.tsx']);
  const inStart = new Set(['main.tsx', shell]);
  const plugin = noteTexts(noted, { graph, asked, inStart, withoutEnglish: inStart });
  const { handler } = plugin.generateBundle as unknown as {
    handler: (options: unknown, bundle: unknown) => Promise<void>;
  };
  await handler({}, bundle);
  expect(noted.texts?.start).toEqual(new Set(['shell']));
  expect(noted.texts?.of).toEqual(
    new Map([
      ['home.js', new Set(['dates'])],
      ['account.js', new Set()],
    ]),
  );
});

test('a page brings its texts in its language, and those that the language lacks in English', () => {
  expect(pageIn('hi')).toMatchObject({
    chunks: ['home.js'],
    texts: { shell: ['Back', 'बंद करें'], home: ['नमस्ते'], dates: { am: 'सुबह' } },
  });
});

test('an English page brings those that are in no chunk alone', () => {
  expect(pageIn('en')).toMatchObject({
    chunks: [],
    texts: { shell: ['Back', 'Close'], login: ['Mobile number'] },
  });
  expect(Object.keys(pageIn('en').texts)).toEqual(['shell', 'login']);
});

test('whoever asks for a chunk is told of its texts, and whether it has them in English', () => {
  expect(['home.js', 'login.js', 'bare.js'].map((chunk) => textsOf(chunks, chunk))).toEqual([
    1,
    2,
    undefined,
  ]);
});

test('another text makes another version, in English too', () => {
  const { version } = pageIn('en');
  expect(pageIn('en', new Map()).version).not.toBe(version);
  chunks.english.set('home', { lead: 'Hello' });
  expect(pageIn('en').version).not.toBe(version);
});

test('a catalogue without its English says what the page says, until another language is here', async () => {
  const id = join(import.meta.dirname, '../src/shared/i18n/shell.messages.ts');
  const code = await loadWith(leaveEnglishOut(new Set([id])), id);
  expect(code).not.toContain(shellMessages.texts.crashTitle);
  const built = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    shellMessages: Catalogue<typeof shellMessages.texts>;
  };
  const words = Object.keys(shellMessages.texts);
  setPageTexts({ shell: words.map((key) => `page ${key}`) });
  expect(translate(built.shellMessages)('crashTitle')).toBe('page crashTitle');
  setTranslations({ shell: words.map((key) => (key === 'crashTitle' ? null : `own ${key}`)) });
  expect(translate(built.shellMessages)('close')).toBe('own close');
  expect(translate(built.shellMessages)('crashTitle')).toBe('page crashTitle');
});

async function loadWith(plugin: ReturnType<typeof leaveEnglishOut>, id: string): Promise<string> {
  const load = plugin.load as (id: string) => Promise<string>;
  return load(id);
}
