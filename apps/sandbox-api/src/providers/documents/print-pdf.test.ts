import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { translatedLanguages } from '@kosha/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findPdfPrinter, findLanguagesWithoutFont } from './print-pdf.ts';

const page = (text: string) => `<!doctype html><meta charset="utf-8"><p>${text}</p>`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kosha-no-fonts-'));
  const cache = `<cachedir>${join(folder, 'cache')}</cachedir>`;
  await writeFile(join(folder, 'fonts.conf'), `<fontconfig>${cache}</fontconfig>`);
  vi.stubEnv('FONTCONFIG_FILE', join(folder, 'fonts.conf'));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

describe('on a machine without fonts for Indian scripts', () => {
  it.each(translatedLanguages)(
    'a page in %s is not printed, because it would show empty boxes',
    async (language) => {
      const failures: unknown[] = [];
      const print = findPdfPrinter(process.execPath, (error) => failures.push(error))!;
      expect(await print(page('ऋण'), language)).toBeNull();
      expect(failures).toEqual([]);
    },
  );

  it('the languages that cannot be printed are all except English', async () =>
    expect(await findLanguagesWithoutFont()).toEqual(translatedLanguages));
});
