import { answersRead, type AsyncCheck } from '../model/check.ts';
import type { KeyedError } from '../model/field-error.ts';
import type { FormValues } from '../model/form-value.ts';
import type { Answered, CheckPlace } from '../model/kind.ts';
import { placesIn } from './check-places.ts';

type Answer = Promise<string | undefined>;
type Fields = CheckPlace<AsyncCheck>['named'];

interface Asked {
  /** What was asked about, as JSON. */
  about: string;
  /** By whom: a check that was changed asks again. */
  by: AsyncCheck['check'];
  answer: Answer;
  stop: AbortController;
}

/** The checks that have to ask somebody, as they are now: each asks once for each set of answers, in each row. */
export function createAsyncChecks(checksNow: () => readonly AsyncCheck[]) {
  /** By check and field. A field of a row keeps its key when rows before it go. */
  const asked = new Map<string, Asked>();
  let life = new AbortController();

  /** Other answers stop the question before. */
  function ask(check: AsyncCheck, place: string, read: FormValues, fields: Fields): Answer {
    const about = JSON.stringify([check.at, check.reads, read]);
    const before = asked.get(place);
    if (before?.about === about && before.by === check.check) return before.answer;
    before?.stop.abort();
    const stop = new AbortController();
    // A question without an answer is asked again next time.
    const forget = () => {
      if (asked.get(place)?.stop === stop) asked.delete(place);
    };
    const answer = bounded(check, [read, stop.signal, fields], stop, forget);
    asked.set(place, { about, by: check.check, answer, stop });
    return answer;
  }

  /** Asks about each place that there is now, and stops the questions about all others, such as a row that went. */
  function askAll(right: readonly Answered[]) {
    const placesOf = placesIn(right);
    const questions = checksNow().flatMap((check, at) =>
      placesOf(check).flatMap(({ check: here, field, named, values }) => {
        const read = answersRead(here, values);
        return field && read
          ? [{ check: here, place: `${at} ${field.key}`, field, named, read }]
          : [];
      }),
    );
    const places = new Set(questions.map(({ place }) => place));
    for (const [place, { stop }] of asked) {
      if (places.has(place)) continue;
      asked.delete(place);
      stop.abort();
    }
    return questions.map(async ({ check, place, field, named, read }) => ({
      name: field.name,
      fieldKey: field.key,
      message: await ask(check, place, read, named),
    }));
  }

  return {
    /** Begins to ask, so that the answers are there at the submit. `right`: what is shown and right, as it is sent. */
    prepare: (right: readonly Answered[]) => void askAll(right),
    /** What is wrong with these answers; undefined if the form has gone meanwhile. */
    settle: async (right: readonly Answered[]): Promise<readonly KeyedError[] | undefined> => {
      const { signal } = life;
      const found = await Promise.all(askAll(right));
      if (signal.aborted) return undefined;
      return found.flatMap(({ message, ...place }) =>
        message === undefined ? [] : { ...place, message },
      );
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
  given: Parameters<AsyncCheck['check']>,
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
  const asking = (async () => check.check(...given))();
  try {
    return await Promise.race([asking, stopped]);
  } catch (error) {
    console.error(`The check at "${check.at}" failed`, error);
    return failed();
  } finally {
    clearTimeout(timer);
  }
}
