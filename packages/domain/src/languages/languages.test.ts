import { describe, expect, it } from 'vitest';
import {
  languageCookie,
  translatedLanguages,
  localizedPageFile,
  parseLanguage,
  preferredLanguage,
} from './languages.ts';

it('all languages except English have translations (D58)', () => {
  expect(translatedLanguages).toEqual(['hi', 'bn', 'mr', 'te', 'ta', 'gu']);
});

it('the cookie lang stores a choice (D58)', () => {
  expect(languageCookie).toBe('lang');
});

it('only the file of a translated page contains the language', () => {
  expect(localizedPageFile('index.html', 'en')).toBe('index.html');
  expect(localizedPageFile('index.html', 'hi')).toBe('index.hi.html');
});

describe('parseLanguage (D58)', () => {
  it.each([
    ['hi', 'hi'],
    ['HI-in', 'hi'],
    ['ta_IN', 'ta'],
    ['fr', null],
    ['', null],
    ['constructor', null],
    [undefined, null],
    [7, null],
  ])('parses %j as %j', (text, language) => {
    expect(parseLanguage(text)).toBe(language);
  });
});

describe('the preferred language of a browser (D58)', () => {
  it.each([
    ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
    ['fr-FR, fr;q=0.9, ta;q=0.5, en;q=0.4', 'ta'],
    ['en;q=0.3,gu;q=0.7', 'gu'],
    ['hi,en;q=0.8', 'hi'],
    ['hi; q=0.1,ta;q=0.5', 'ta'],
    ['hi;q=0.1 ,ta;q=0.5', 'ta'],
    ['hi;xq=0.1,ta;q=0.5', 'hi'],
    ['hi;q=0.1x,ta;q=0.5', 'hi'],
    ['te;q=0', 'en'],
    ['te;q=0,mr;q=0.1', 'mr'],
    ['*', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    [',;q=,;;', 'en'],
    [`${'fr,'.repeat(5000)}hi`, 'en'],
  ])('with the header %j is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});
