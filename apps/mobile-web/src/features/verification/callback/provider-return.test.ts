import { describe, expect, it } from 'vitest';
import { isProviderSuccess, readProviderMessage } from './provider-return.ts';

const query = (entries: Record<string, string>) => new URLSearchParams(entries);

describe('the return of an identity provider', () => {
  it('is a success with status 1 only', () => {
    expect(isProviderSuccess(query({ status: '1' }))).toBe(true);
    for (const status of ['0', '2', '', 'true', '1 ', '01']) {
      expect(isProviderSuccess(query({ status }))).toBe(false);
    }
    expect(isProviderSuccess(query({}))).toBe(false);
  });

  it('gives its words as one line', () => {
    expect(readProviderMessage(query({ msg: ' The document\n has\texpired. ' }))).toBe(
      'The document has expired.',
    );
    expect(readProviderMessage(query({ msg: 'दस्तावेज़ अमान्य' }))).toBe('दस्तावेज़ अमान्य');
  });

  it('gives no words when none can be read', () => {
    for (const msg of ['', '  ', '\u200b\u202e', '\u0000', '\u200d', '…']) {
      expect(readProviderMessage(query({ msg }))).toBeNull();
    }
    expect(readProviderMessage(query({}))).toBeNull();
  });

  it('lets no character through that hides or turns text', () => {
    const everyCharacter = Array.from({ length: 0x1_0000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCharCode(code));
    const passed = everyCharacter.filter((character) =>
      readProviderMessage(query({ msg: `a${character}a` }))?.includes(character),
    );
    expect(passed.join('')).not.toMatch(/[^\P{C}\u200c\u200d]|[\u2028\u2029\n\t]/u);
    expect(passed).toContain('\u200d');
  });

  it('cuts long words to a line or two', () => {
    expect(readProviderMessage(query({ msg: '🙂a'.repeat(1000) }))).toBe('🙂a'.repeat(100));
  });
});
