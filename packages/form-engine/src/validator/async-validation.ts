import { answersRead, type AsyncFormValidator } from '../model/form-validator.ts';
import type { KeyedError } from '../model/field-error.ts';
import type { FormValues } from '../model/form-value.ts';
import type { Answered, ValidatorPlace } from '../model/field-type.ts';
import { placesIn } from './validator-places.ts';

type Answer = Promise<string | undefined>;
type Fields = ValidatorPlace<AsyncFormValidator>['named'];

interface Asked {
  /** What was asked about, as JSON. */
  about: string;
  /** By whom: a check that was changed asks again. */
  by: AsyncFormValidator['validate'];
  answer: Answer;
  stop: AbortController;
}

/** The checks that have to ask somebody, as they are now: each asks once for each set of answers, in each row. */
export function createAsyncValidation(validatorsNow: () => readonly AsyncFormValidator[]) {
  /** By check and field. A field of a row keeps its key when rows before it go. */
  const asked = new Map<string, Asked>();
  let life = new AbortController();

  /** Other answers stop the question before. */
  function ask(
    validator: AsyncFormValidator,
    place: string,
    read: FormValues,
    fields: Fields,
  ): Answer {
    const about = JSON.stringify([validator.name, validator.deps, read]);
    const before = asked.get(place);
    if (before?.about === about && before.by === validator.validate) return before.answer;
    before?.stop.abort();
    const stop = new AbortController();
    // A question without an answer is asked again next time.
    const forget = () => {
      if (asked.get(place)?.stop === stop) asked.delete(place);
    };
    const answer = bounded(validator, [read, stop.signal, fields], stop, forget);
    asked.set(place, { about, by: validator.validate, answer, stop });
    return answer;
  }

  /** Asks about each place that there is now, and stops the questions about all others, such as a row that went. */
  function askAll(right: readonly Answered[]) {
    const placesOf = placesIn(right);
    const questions = validatorsNow().flatMap((validator, at) =>
      placesOf(validator).flatMap(({ validator: here, field, named, values }) => {
        const read = answersRead(here, values);
        return field && read
          ? [{ validator: here, place: `${at} ${field.key}`, field, named, read }]
          : [];
      }),
    );
    const places = new Set(questions.map(({ place }) => place));
    for (const [place, { stop }] of asked) {
      if (places.has(place)) continue;
      asked.delete(place);
      stop.abort();
    }
    return questions.map(async ({ validator, place, field, named, read }) => ({
      name: field.name,
      fieldKey: field.key,
      message: await ask(validator, place, read, named),
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
  validator: AsyncFormValidator,
  given: Parameters<AsyncFormValidator['validate']>,
  stop: AbortController,
  forget: () => void,
): Answer {
  const { signal } = stop;
  const failed = () => {
    forget();
    return validator.onFailure === 'continue' ? undefined : validator.onFailure.refuse;
  };
  const timer = setTimeout(() => stop.abort(), validator.timeoutMs);
  const stopped = new Promise<string | undefined>((resolve) =>
    signal.addEventListener('abort', () => resolve(failed()), { once: true }),
  );
  const asking = (async () => validator.validate(...given))();
  try {
    return await Promise.race([asking, stopped]);
  } catch (error) {
    console.error(`The validator of "${validator.name}" failed`, error);
    return failed();
  } finally {
    clearTimeout(timer);
  }
}
