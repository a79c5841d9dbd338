import { describe, expect, it } from 'vitest';
import { sanitizePlainText } from './plain-text.ts';

describe('sanitizePlainText', () => {
  it.each([
    ['\u202Eeman lluF', 'eman lluF'],
    ['\u2066Asha\u2069 \u200fRao\u200e', 'Asha Rao'],
    [' The document\n has\texpired. ', 'The document has expired.'],
    [' before', 'before'],
    ['after ', 'after'],
    ['two  spaces', 'two spaces'],
    ['\u200b\u0000', ''],
    ['क्\u200dष, दस्तावेज़', 'क्\u200dष, दस्तावेज़'],
    ['اسم الأب', 'اسم الأب'],
  ])('turns %j into %j', (text, shown) => {
    expect(sanitizePlainText(text)).toBe(shown);
  });
});
