import { describe, expect, it } from 'vitest';
import { parseLanguage, preferredLanguage } from './languages.ts';

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
