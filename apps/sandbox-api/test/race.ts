import { setTimeout as wait } from 'node:timers/promises';

/** Number of repetitions of a race test. If a lock is missing, at least two thirds of them fail. */
const rounds = process.env['TEST_SCOPE'] === 'main' ? 20 : 100;
export const raceTimeoutMs = 400_000;
/** Delays in ms before the second of two concurrent calls. The rounds use the delays in turn. */
const delays = [0, 1, 2, 3, 5] as const;

export async function runRaceRounds(
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
