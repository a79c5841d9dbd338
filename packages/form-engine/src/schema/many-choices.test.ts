import { expect, test } from 'vitest';
import { descriptor } from '../testing/fields.ts';
import { parseFields } from './parse-fields.ts';

const fieldWithChoices = (count: number) =>
  descriptor({
    value: 'field',
    dataType: 0,
    dictionaryVoList: Array.from({ length: count }, (_, at) => ({
      dictLabel: `Choice number ${at}`,
      dictValue: String(at),
    })),
  });

/** Runs each function ten times. Returns its shortest time, because other load only adds time. */
function fastestTimes(...works: readonly (() => unknown)[]): readonly number[] {
  const least = works.map(() => Infinity);
  for (let round = 0; round < 10; round += 1) {
    works.forEach((work, at) => {
      const startedAt = performance.now();
      work();
      least[at] = Math.min(least[at] ?? 0, performance.now() - startedAt);
    });
  }
  return least;
}

test('the time to parse a list of choices grows linearly with its length', () => {
  const [small, large] = [[fieldWithChoices(1_000)], [fieldWithChoices(30_000)]];
  const [smallMs = 0, largeMs = 0] = fastestTimes(
    () => parseFields(small),
    () => parseFields(large),
  );
  // Linear growth is a factor of 30, quadratic growth of 900.
  expect(largeMs).toBeLessThan(160 * smallMs);
});
