import { setTimeout as wait } from 'node:timers/promises';

/** Repetitions of a race. A missing lock fails in at least two of three rounds. */
const rounds = process.env['TEST_SCOPE'] === 'main' ? 20 : 100;
/** For 100 rounds on a busy machine. */
export const raceTimeoutMs = 400_000;
/** In ms, used in turn. */
const delays = [0, 1, 2, 3, 5] as const;

export async function eachRound(
  run: (startSecond: <T>(second: () => Promise<T>) => Promise<T>) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const delayMs = delays[round % delays.length]!;
    await run(async (second) => {
      await wait(delayMs);
      return second();
    });
  }
}
