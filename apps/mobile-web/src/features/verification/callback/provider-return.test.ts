import { describe, expect, it } from 'vitest';
import { isProviderSuccess, readProviderMessage } from './provider-return.ts';

const query = (entries: Record<string, string>) => new URLSearchParams(entries);

describe('the return of an identity provider', () => {
  it('is a success only with status 1', () => {
    expect(isProviderSuccess(query({ status: '1' }))).toBe(true);
    for (const status of ['0', '2', '', 'true', '1 ', '01']) {
      expect(isProviderSuccess(query({ status }))).toBe(false);
    }
    expect(isProviderSuccess(query({}))).toBe(false);
  });

  it('returns null if the message contains no words', () => {
    for (const msg of ['', '  ', '\u200b\u202e', '\u0000', '\u200d', '…']) {
      expect(readProviderMessage(query({ msg }))).toBeNull();
    }
    expect(readProviderMessage(query({}))).toBeNull();
  });

  it('removes all characters that hide or reverse text', () => {
    const everyCharacter = Array.from({ length: 0x1_0000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCharCode(code));
    const passed = everyCharacter.filter((character) =>
      readProviderMessage(query({ msg: `a${character}a` }))?.includes(character),
    );
    expect(passed.join('')).not.toMatch(/[^\P{C}\u200c\u200d]|[\u2028\u2029\n\t]/u);
    expect(passed).toContain('\u200d');
  });

  it('truncates long messages', () => {
    expect(readProviderMessage(query({ msg: '🙂a'.repeat(1000) }))).toBe('🙂a'.repeat(100));
  });
});
