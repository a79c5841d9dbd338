import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, CanonicalJsonError, type Json } from './canonical-json.ts';

describe('canonical JSON', () => {
  it('of the example in RFC 8785 equals the result in the RFC', () => {
    const example = {
      numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000F\u000aA\u0027\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    };
    expect(canonicalJson(example)).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  it('sorts names by UTF-16 code units, as the RFC requires', () => {
    const names = {
      '\u20ac': 1,
      '\r': 2,
      '\ufb33': 3,
      '1': 4,
      '\ud83d\ude00': 5,
      '\u0080': 6,
      ö: 7,
    };
    const values = Object.values(JSON.parse(canonicalJson(names)) as object);
    // JSON.parse moves the key '1' to the front, because objects list integer keys first.
    expect(values).toEqual([4, 2, 6, 7, 1, 5, 3]);
    expect(canonicalJson(names).startsWith(String.raw`{"\r":2,"1":4`)).toBe(true);
  });

  const json = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>;

  it('parses to the original value', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('does not depend on the order of the fields', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), json), (fields) => {
        const reversed = Object.fromEntries(Object.entries(fields).toReversed());
        expect(canonicalJson(reversed)).toBe(canonicalJson(fields));
      }),
    );
  });

  it('omits undefined fields', () => {
    expect(canonicalJson({ one: 1, none: undefined })).toBe('{"one":1}');
  });

  it.each([
    [Number.NaN, 'JSON has no NaN'],
    [[Infinity], 'JSON has no Infinity'],
    [['\ud83d'], 'A text has half a character in it'],
    [{ '\ude00': 1 }, 'A text has half a character in it'],
  ])('cannot represent %j and throws', (value, message) => {
    const write = () => canonicalJson(value);
    expect(write).toThrow(CanonicalJsonError);
    expect(write).toThrow(expect.objectContaining({ name: 'CanonicalJsonError', message }));
  });
});
