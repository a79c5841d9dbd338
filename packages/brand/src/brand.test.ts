import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BrandError } from './brand.ts';
import { logoParts } from './mark.ts';
import { defaultBrandFolder, readBrand } from './read-brand.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'a-brand-'));
  cpSync(defaultBrandFolder, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const change = (fields: object) => {
  const file = join(folder, 'brand.json');
  const before = JSON.parse(readFileSync(file, 'utf8')) as { lender: object };
  const lender = { ...before.lender, ...('lender' in fields ? (fields.lender as object) : {}) };
  writeFileSync(file, JSON.stringify({ ...before, ...fields, lender }));
};

function problemsOf(path: string): readonly string[] {
  try {
    readBrand(path);
  } catch (cause) {
    if (cause instanceof BrandError) return cause.problems;
    throw cause;
  }
  return [];
}

const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">';
const rect = '<rect width="32" height="32" fill="#0f5c4c"/>';
const drawn = `${head}${rect}<path d="M8 8h8"/></svg>`;

describe('readBrand', () => {
  it('reads our own brand by default, and uses its name as its short name', () => {
    expect(readBrand()).toMatchObject({
      name: 'Kosha',
      shortName: 'Kosha',
      folder: defaultBrandFolder,
    });
    expect(readBrand('')).toEqual(readBrand());
  });

  it('reports all problems at once', () => {
    change({ name: 'K'.repeat(60), colour: 'green', lender: { email: 'nobody' } });
    expect(problemsOf(folder)).toEqual([
      'brand.json: "name" has 60 characters, and at most 30 fit.',
      'brand.json: "colour" is "green", but must look like #0f5c4c.',
      'brand.json: "lender.email" is "nobody", but must look like care@lender.example.',
      'brand.json: "shortName" is missing: phones show 12 characters under an icon, and "name" has more.',
    ]);
  });

  it.each([
    [{ name: undefined }, '"name" is missing.'],
    [{ name: '  ' }, '"name" must be a text.'],
    [{ name: 'A\u202eB' }, '"name" has characters that cannot be shown'],
    [{ name: '<b>A</b>' }, '"name" has characters that cannot be shown'],
    [{ nmae: 'A' }, 'there is no field "nmae".'],
    [{ lender: { fax: '1' } }, 'there is no field "lender.fax".'],
    [{ id: 'K' }, '"id" is "K", but must look like kosha.'],
    [{ scheme: 'javascript' }, '"scheme" is "javascript", which browsers use themselves.'],
    [{ packageName: 'app' }, '"packageName" is "app", but must look like in.kosha.web.'],
    [{ colours: { accent: '#000000' } }, '"colours" must name tokens'],
    [{ partners: [{ name: 'P', url: 'http://p.example' }] }, '"partners" must be a list'],
    [
      { stores: { apkUrl: 'ftp://a.example' } },
      '"stores.apkUrl" must be an address that begins with https://.',
    ],
    [{ stores: 'none' }, '"stores" must hold fields of its own.'],
  ])('rejects the fields %j with a message', (fields, message) => {
    change(fields);
    expect(problemsOf(folder)).toEqual([expect.stringContaining(`brand.json: ${message}`)]);
  });

  it('rejects a missing folder, invalid JSON, and a folder without the required files', () => {
    expect(problemsOf('/nowhere/at/all')).toEqual([
      'BRAND=/nowhere/at/all: there is no folder /nowhere/at/all.',
    ]);
    writeFileSync(join(folder, 'brand.json'), '{');
    expect(problemsOf(folder)).toEqual([expect.stringMatching(/^brand.json is not JSON: /)]);
    writeFileSync(join(folder, 'brand.json'), 'null');
    expect(problemsOf(folder)).toEqual([
      'brand.json must be an object with the fields of a brand.',
    ]);
    rmSync(join(folder, 'brand.json'));
    rmSync(join(folder, 'public'), { recursive: true });
    expect(problemsOf(folder)).toEqual([
      'brand.json is missing.',
      'public/icon.svg is missing: the mark, from which all icons are drawn.',
    ]);
  });
});

describe('capabilities.json', () => {
  const write = (text: string) => writeFileSync(join(folder, 'capabilities.json'), text);

  it('lists the calls that the server does not implement; without the file there are none', () => {
    expect(readBrand(folder).missingCalls).toEqual([]);
    write('{"missing": [{"call": "GET /order/v1/kfs", "part": "the key facts statement"}]}');
    expect(readBrand(folder).missingCalls).toEqual(['GET /order/v1/kfs']);
  });

  it.each(['{', '[]', '{"missing": ["GET /a"]}', '{"missing": [{"call": "a"}]}'])(
    'with the content %s is rejected with a message',
    (text) => {
      write(text);
      expect(problemsOf(folder)).toEqual([
        expect.stringMatching(/^capabilities.json must be as `contract diff --capabilities`/),
      ]);
    },
  );
});

describe('a logo', () => {
  it.each([
    ['with a script', drawn.replace('<path', '<script>alert(1)</script><path'), 'has a script'],
    [
      'with an attribute that runs a script',
      drawn.replace('<path', '<path onload="alert(1)"'),
      'runs a script, such as onload',
    ],
    [
      'with a link that runs a script',
      drawn.replace('<path', '<a href="javascript:alert(1)"/><path'),
      'a link that runs a script',
    ],
    ['with HTML', drawn.replace('<path', '<foreignObject/><path'), 'foreignObject'],
    [
      'that loads an image',
      drawn.replace('<path', '<image href="https://x.example/a.png"/><path'),
      'loads something else',
    ],
    [
      'that loads another SVG',
      drawn.replace('<path', '<use href="https://x.example/a.svg#a"/><path'),
      'loads something else',
    ],
    ['with an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawn}`, 'a DOCTYPE or an ENTITY'],
    ['that is not square', drawn.replace('0 0 32 32', '0 0 32 16'), 'a square viewBox'],
    ['without a background', drawn.replace(rect, ''), 'must begin with a <rect'],
    ['without a drawing', `${head}${rect}</svg>`, 'nothing drawn'],
    ['that is too large', drawn.replace('M8 8', `M8 8${' h1'.repeat(2000)}`), 'at most 4096'],
    ['that is not an SVG', 'a picture', 'must be an SVG'],
  ])('%s is rejected', (_, svg, message) => {
    writeFileSync(join(folder, 'public/icon.svg'), svg);
    expect(problemsOf(folder).join('\n')).toContain(message);
  });

  it('is split into its background and its drawing', () => {
    expect(logoParts(drawn)).toEqual({
      size: 32,
      ground: '#0f5c4c',
      drawing: '<path d="M8 8h8"/>',
    });
  });

  it('may be accompanied only by files of the allowed types, without scripts', () => {
    writeFileSync(join(folder, 'public/robots.txt'), 'User-agent: *');
    writeFileSync(join(folder, 'public/b.svg'), '<svg><script/></svg>');
    writeFileSync(join(folder, 'public/page.html'), '<script></script>');
    expect(problemsOf(folder).toSorted()).toEqual([
      'public/b.svg has a script.',
      'public/page.html cannot be served: pictures, .txt, .json and .xml can.',
    ]);
  });
});
