import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { translatedLanguages } from '../../packages/domain/src/languages/languages.ts';
import { repositoryRoot } from '../run.ts';
import { readCatalogues } from './catalogues.ts';
import { checkLocale, localeEntries } from './check-locale.ts';
import { notesFile, readKeysSameAsEnglish, readLocale, readTranslationStatus } from './files.ts';
import { termsNotInGlossary } from './glossary.ts';
import { hashEnglishText } from './reviewed.ts';
import { storybookPagesByNamespace } from './notes.ts';

const english = {
  home: {
    due: 'Pay {amount} by {date}',
    days: '15 days',
    pay: 'Pay',
    fee: 'The late fee of {loans}',
  },
};
const right = {
  home: {
    due: '{date} तक {amount} चुकाएँ',
    days: '15 दिन',
    pay: 'चुकाएँ',
    fee: '{loans} की लेट फ़ीस (late payment fee)',
  },
};
const marks = Object.fromEntries(
  localeEntries(english).map(([key, text]) => [
    key,
    { quality: 'machine' as const, english: hashEnglishText(text) },
  ]),
);

const findings = (changed: Record<string, string | undefined>) => {
  const home = Object.fromEntries(
    Object.entries({ ...right.home, ...changed }).filter(([, text]) => text !== undefined),
  ) as Record<string, string>;
  return checkLocale(english, { language: 'hi', own: { home }, marks, sameAsEnglish: new Set() });
};

describe('the check of a language (D58)', () => {
  it('finds no problems in a complete language', () => {
    expect(findings({})).toEqual([]);
  });

  it.each([
    ['a text that is missing', { pay: undefined }, 'home.pay', /is missing/],
    ['an empty text', { pay: ' ' }, 'home.pay', /is empty/],
    ['a missing placeholder', { due: '{amount} चुकाएँ' }, 'home.due', /placeholders/],
    ['a different number', { days: '14 दिन' }, 'home.days', /numbers/],
    ['digits that are not Latin', { days: '१५ दिन' }, 'home.days', /not Latin/],
    ['English left by accident', { pay: 'Pay' }, 'home.pay', /is English/],
    ['two English words', { pay: 'Please pay करें' }, 'home.pay', /is English/],
    ['a term that differs from the glossary', { fee: '{loans} का जुर्माना' }, 'home.fee', /लेट फ़ीस/],
    ['a label that is too long', { pay: 'क'.repeat(40) }, 'home.pay', /too long/],
    ['a text without an English message', { gone: 'गया' }, 'home.gone', /no English any more/],
  ])('finds %s', (_, changed, key, problem) => {
    expect(findings(changed)).toEqual([{ key, problem: expect.stringMatching(problem) }]);
  });

  it('finds a translation whose English message has changed', () => {
    const changed = { home: { ...english.home, pay: 'Repay' } };
    expect(
      checkLocale(changed, {
        language: 'hi',
        own: right,
        marks,
        sameAsEnglish: new Set(),
      }).map(({ key }) => key),
    ).toEqual(['home.pay']);
  });
});

it('README and docs/languages.md say that no native speaker has reviewed a translation while this is true', () => {
  const marks = translatedLanguages.flatMap((language) =>
    Object.values(readTranslationStatus(language)),
  );
  const reviewed = marks.filter(({ quality }) => quality === 'reviewed').length;
  const filesWithNote = ['README.md', 'docs/languages.md'].filter((file) =>
    readFileSync(join(repositoryRoot, file), 'utf8')
      .replaceAll(/\s+/g, ' ')
      .includes('o native speaker has read the translations yet'),
  );
  expect(filesWithNote).toEqual(reviewed === 0 ? ['README.md', 'docs/languages.md'] : []);
});

describe('the languages of the product (D58)', async () => {
  const { english: written, notes } = await readCatalogues();

  it('have the English messages of the code in locales/', () => {
    expect(readLocale('en')).toEqual(written);
  });

  it('have a note for each group of messages, and no others', () => {
    expect(JSON.parse(readFileSync(notesFile, 'utf8'))).toEqual(notes);
    expect(Object.keys(notes).filter((name) => notes[name]?.note === '')).toEqual([]);
  });

  it('have Storybook pages only for existing groups', () => {
    expect(Object.keys(storybookPagesByNamespace).filter((name) => !written[name])).toEqual([]);
  });

  it.each(translatedLanguages)(
    'the glossary of %s has all terms that the check uses',
    (language) => {
      expect(termsNotInGlossary(language)).toEqual([]);
    },
  );

  it.each(translatedLanguages)('%s is complete', (language) => {
    expect(
      checkLocale(written, {
        language,
        own: readLocale(language),
        marks: readTranslationStatus(language),
        sameAsEnglish: readKeysSameAsEnglish(language),
      }),
    ).toEqual([]);
  });
});
