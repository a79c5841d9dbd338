import { limits, kycNumberMessages, validationMessages } from '@kosha/domain';
import { describe, expect, it } from 'vitest';
import { refusals, type RefusalDefinition } from './refusals.ts';
import { refuse } from './refuse.ts';

const rows: readonly (readonly [string, RefusalDefinition])[] = Object.entries(refusals);

describe('the table of refusals', () => {
  it("has the app's messages for rules that both app and server check", () => {
    const { imageTooBig: pictureTooBig, ...others } = validationMessages;
    const ofApp: Readonly<Record<string, unknown>> = {
      ...kycNumberMessages,
      ...others,
      pictureTooBig,
    };
    const shared = rows.filter(([name]) => Object.hasOwn(ofApp, name));
    expect(shared.length).toBeGreaterThan(20);
    for (const [name, { msg }] of shared) expect([name, msg]).toEqual([name, ofApp[name]]);
  });

  it('states the limits of the rules in its messages', () => {
    expect(refusals.tooYoung.msg).toContain(` ${limits.minimumAgeYears} or older`);
    const megapixels = limits.imageMaxPixels / 1024 ** 2;
    expect(refusals.pictureHasTooManyPixels.msg).toContain(` ${megapixels} megapixels`);
  });

  it('fills placeholders, and throws if a value is missing', () => {
    expect(refuse('aboveLimit', { with: { amount: '₹500' } }).message).toBe(
      '₹500 is above your present limit.',
    );
    expect(() => refuse('aboveLimit')).toThrow('A text lacks its amount.');
  });
});
