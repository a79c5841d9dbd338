import { defaultBrandFolder, readBrand } from '@kosha/brand';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBrand } from './check-brand.ts';
import { findForeignBrandInSource, findForeignBrand, textFiles } from './foreign-brand.ts';

const second = join(import.meta.dirname, '../e2e/second-brand');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-brand-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const change = (fields: object, from = second) => {
  cpSync(from, folder, { recursive: true });
  const file = join(folder, 'brand.json');
  const before = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...before, ...fields }));
};

describe('the check of a brand', () => {
  it.each([undefined, second])('finds nothing wrong with %s', async (path) => {
    expect((await checkBrand(path, folder)).problems).toEqual([]);
  });

  it('names each colour with too little contrast', async () => {
    change({ colours: { primary: ['#c79bd2', '#dfa6ec'] } });
    const { problems } = await checkBrand(folder, folder);
    expect(problems[0]).toMatch(
      /^light: "primary" #c79bd2 on "surface" #ffffff has a contrast of 2\.\d, but needs 4.5\.$/,
    );
  });

  it('reports an unknown colour and missing files', async () => {
    change({ colours: { prmary: ['#c79bd2', '#dfa6ec'] } });
    expect((await checkBrand(folder, folder)).problems).toEqual([
      'brand.json: "colours": There is no colour "prmary".',
    ]);
    rmSync(join(folder, 'public/icon.svg'));
    expect((await checkBrand(folder, folder)).problems).toEqual([
      'public/icon.svg is missing: the mark, from which all icons are drawn.',
    ]);
  });

  it('names calls in capabilities.json that are not in the contract or not optional', async () => {
    change({});
    const missing = ['GET /order/v1/kfs', 'GET /order/v1/list', 'GET /order/v1/kfss'];
    writeFileSync(
      join(folder, 'capabilities.json'),
      JSON.stringify({ missing: missing.map((call) => ({ call, part: 'a part' })) }),
    );
    const { problems, notes } = await checkBrand(folder, folder);
    expect(problems).toEqual([
      'capabilities.json: "GET /order/v1/kfss" is no call of the contract.',
    ]);
    expect(notes).toContain(
      'capabilities.json: the app has no way around "GET /order/v1/list"; its screens fail.',
    );
    expect(notes.join()).not.toContain('"GET /order/v1/kfs"');
  });

  it('reports a mark that extends into the area that phones cut off', async () => {
    change({});
    const file = join(folder, 'public/icon.svg');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('<g fill', '<path d="M0 0h4v4z" fill="#fff"/><g fill'),
    );
    expect((await checkBrand(folder, folder)).problems).toEqual([
      expect.stringContaining('a circle of 80 %'),
    ]);
  });

  it('lists what a copy of our folder has not changed yet', async () => {
    const [lenderFields, ownBrand] = [['companyName', 'address', 'phone', 'email'], readBrand()];
    const lender = { ...ownBrand.lender, grievanceOfficer: 'Asha Rao, asha@sahaj.example' };
    change(
      { id: 'sahaj', name: 'Sahaj', colour: ownBrand.colour.toUpperCase(), lender },
      defaultBrandFolder,
    );
    expect((await checkBrand(folder, folder)).problems).toEqual([
      ...[
        'colour',
        'packageName',
        'scheme',
        ...lenderFields.map((field) => `lender.${field}`),
        'partners',
      ].map((path) => `brand.json: "${path}" is still ours.`),
      'public/icon.svg is still our mark.',
    ]);
  });

  it.each([
    [
      [{ name: 'Partner Loan', url: 'https://other.example' }],
      ['brand.json: "partners" is still ours.'],
    ],
    [
      [{ name: 'Neighbour', url: 'https://example.org/loans' }],
      ['brand.json: "partners" is still ours.'],
    ],
    [[{ name: 'Neighbour', url: 'https://other.example' }], []],
  ])('reports whether one of the partners %j is still ours', async (partners, problems) => {
    change({ partners });
    expect((await checkBrand(folder, folder)).problems).toEqual(problems);
  });

  it('ignores a built app of another brand', async () => {
    writeFileSync(join(folder, 'manifest.webmanifest'), '{"name":"Kosha"}');
    writeFileSync(join(folder, 'index.html'), '<title>Kosha</title>');
    const { problems, notes } = await checkBrand(second, folder);
    const notBuilt = 'This brand is not built, so no page was looked at.';
    expect([problems, notes.at(-1)]).toEqual([[], notBuilt]);
    change({ name: 'Kosha' });
    const copied = await checkBrand(folder, folder);
    expect([copied.problems, copied.notes.at(-1)]).toEqual([
      ['brand.json: "name" is still ours.'],
      notBuilt,
    ]);
  });
});

it('finds our brand in pages, manifests and compressed files, but allows the names of the bridge', () => {
  mkdirSync(join(folder, 'assets'));
  const files = {
    'index.html': '<title>Kosha</title>',
    'manifest.webmanifest': '{"name":"Kosha"}',
    'assets/a.js.br': brotliCompressSync('"in.kosha.web"'),
    'assets/b.json.gz': gzipSync('{"a":"Kosha Sample Finance Private Limited"}'),
    'assets/c.js': 'localStorage["kosha.session"]',
    'assets/d.js': '"tel:1800 000 0000";location="kosha://joint"',
    'assets/fine.js':
      'window.koshaNative;"--kosha-ink";trustedTypes.createPolicy("kosha");KoshaProvider',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  expect(findForeignBrand(folder, readBrand())).toEqual([
    'assets/a.js.br still says "in.kosha.web".',
    'assets/b.json.gz still says "Kosha".',
    'assets/b.json.gz still says "Kosha Sample Finance Private Limited".',
    'assets/c.js still says "kosha.session".',
    'assets/d.js still says "1800 000 0000".',
    'assets/d.js still says "kosha://".',
    'index.html still says "Kosha".',
    'manifest.webmanifest still says "Kosha".',
  ]);
});

it('messages of the app and the server have placeholders instead of our name and facts', () => {
  expect(textFiles().length).toBeGreaterThan(500);
  expect(findForeignBrandInSource(readBrand())).toEqual([]);
});

it('finds the name of a brand in an SMS of the server', () => {
  expect(findForeignBrandInSource({ ...readBrand(), name: 'Tell it to nobody' })).toContain(
    'apps/sandbox-api/src/messages/sms-templates.ts still says "Tell it to nobody".',
  );
});
