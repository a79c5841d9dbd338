import { setTimeout as wait } from 'node:timers/promises';

/** How often a race is run; a lost lock slipped in two of three rounds and more. */
const rounds = process.env['TEST_SCOPE'] === 'main' ? 20 : 100;
/** Of 100 rounds, also beside other load. */
export const raceTimeoutMs = 400_000;
/** How much later the second one starts, in turn, ms. */
const delays = [0, 1, 2, 3, 5] as const;

/** Runs a race again and again, each time with another delay of its second call. */
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
