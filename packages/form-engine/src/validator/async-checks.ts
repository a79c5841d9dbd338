import { answersRead, type AsyncCheck } from '../model/check.ts';
import type { FieldError } from '../model/field-error.ts';
import type { FormValues } from '../model/form-value.ts';

type Answer = Promise<string | undefined>;

interface Asked {
  /** What was asked about, as JSON. */
  about: string;
  /** By whom: a check that was changed asks again. */
  by: AsyncCheck['check'];
  answer: Answer;
  stop: AbortController;
}

/** The checks that have to ask somebody, as they are now: each asks once for each set of answers. */
export function createAsyncChecks(checksNow: () => readonly AsyncCheck[]) {
  const asked = new Map<number, Asked>();
  let life = new AbortController();

  /** Other answers stop the question before. */
  function ask(check: AsyncCheck, place: number, values: FormValues): Answer {
    const read = answersRead(check, values);
    const about = JSON.stringify([check.at, check.reads, read ?? null]);
    const before = asked.get(place);
    if (before?.about === about && before.by === check.check) return before.answer;
    before?.stop.abort();
    asked.delete(place);
    if (!read) return Promise.resolve(undefined);
    const stop = new AbortController();
    // A question without an answer is asked again next time.
    const forget = () => {
      if (asked.get(place)?.stop === stop) asked.delete(place);
    };
    const answer = bounded(check, read, stop, forget);
    asked.set(place, { about, by: check.check, answer, stop });
    return answer;
  }

  const askAll = (values: FormValues) =>
    checksNow().map(async (check, place) => ({
      name: check.at,
      message: await ask(check, place, values),
    }));

  return {
    /** Begins to ask, so that the answers are there at the submit. */
    prepare: (values: FormValues) => void askAll(values),
    /** What is wrong with these answers; undefined if the form has gone meanwhile. */
    settle: async (values: FormValues): Promise<readonly FieldError[] | undefined> => {
      const { signal } = life;
      const found = await Promise.all(askAll(values));
      if (signal.aborted) return undefined;
      return found.flatMap(({ name, message }) => (message === undefined ? [] : { name, message }));
    },
    stop: () => {
      life.abort();
      life = new AbortController();
      for (const { stop } of asked.values()) stop.abort();
      asked.clear();
    },
  };
}

/** What the check says, in time; else what its author wants to be said when it fails. */
async function bounded(
  check: AsyncCheck,
  values: FormValues,
  stop: AbortController,
  forget: () => void,
): Answer {
  const { signal } = stop;
  const failed = () => {
    forget();
    return check.whenItFails === 'goOn' ? undefined : check.whenItFails.refuse;
  };
  const timer = setTimeout(() => stop.abort(), check.timeoutMs);
  const stopped = new Promise<string | undefined>((resolve) =>
    signal.addEventListener('abort', () => resolve(failed()), { once: true }),
  );
  const asking = (async () => check.check(values, signal))();
  try {
    return await Promise.race([asking, stopped]);
  } catch (error) {
    console.error(`The check at "${check.at}" failed`, error);
    return failed();
  } finally {
    clearTimeout(timer);
  }
}
