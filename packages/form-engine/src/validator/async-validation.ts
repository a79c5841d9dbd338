import { pickValidatorAnswers, type AsyncFormValidator } from '../model/form-validator.ts';
import type { KeyedError } from '../model/field-error.ts';
import type { FormValues } from '../model/form-value.ts';
import type { AnsweredField, ValidatorScope } from '../model/field-type.ts';
import { createValidatorScopeResolver } from './validator-places.ts';

type Result = Promise<string | undefined>;
type Fields = ValidatorScope<AsyncFormValidator>['named'];

interface Run {
  input: string;
  /** If the app replaces this function, the validator runs again. */
  by: AsyncFormValidator['validate'];
  result: Result;
  stop: AbortController;
}

/**
 * Runs asynchronous validators and reuses a result until the answers that the validator reads
 * change. A validator of a field in repeating rows has a separate result for each row.
 */
export function createAsyncValidation(validatorsNow: () => readonly AsyncFormValidator[]) {
  /**
   * The keys of the map consist of the validator's index and the field's key, which stays the same
   * when other rows are removed.
   */
  const runs = new Map<string, Run>();
  let lifetime = new AbortController();

  function run(
    validator: AsyncFormValidator,
    place: string,
    read: FormValues,
    fields: Fields,
  ): Result {
    const input = JSON.stringify([validator.name, validator.deps, read]);
    const before = runs.get(place);
    if (before?.input === input && before.by === validator.validate) return before.result;
    before?.stop.abort();
    const stop = new AbortController();
    // Lets the next call run a failed validator again.
    const forget = () => {
      if (runs.get(place)?.stop === stop) runs.delete(place);
    };
    const result = runWithTimeout(validator, [read, stop.signal, fields], stop, forget);
    runs.set(place, { input, by: validator.validate, result, stop });
    return result;
  }

  /**
   * Runs the validators whose fields are all filled in and valid. Aborts all other runs, such as
   * that of a removed row.
   */
  function runAll(valid: readonly AnsweredField[]) {
    const placesOf = createValidatorScopeResolver(valid);
    const tasks = validatorsNow().flatMap((validator, at) =>
      placesOf(validator).flatMap(({ validator: here, field, named, values }) => {
        const read = pickValidatorAnswers(here, values);
        return field && read
          ? [{ validator: here, place: `${at} ${field.key}`, field, named, read }]
          : [];
      }),
    );
    const places = new Set(tasks.map(({ place }) => place));
    for (const [place, { stop }] of runs) {
      if (places.has(place)) continue;
      runs.delete(place);
      stop.abort();
    }
    return tasks.map(async ({ validator, place, field, named, read }) => ({
      name: field.name,
      fieldKey: field.key,
      message: await run(validator, place, read, named),
    }));
  }

  return {
    /** Starts the validators before a submit, so that results are available early. */
    prepare: (valid: readonly AnsweredField[]) => void runAll(valid),
    /** Returns the errors of all validators; undefined if the form was unmounted meanwhile. */
    settle: async (valid: readonly AnsweredField[]): Promise<readonly KeyedError[] | undefined> => {
      const { signal } = lifetime;
      const found = await Promise.all(runAll(valid));
      if (signal.aborted) return undefined;
      return found.flatMap(({ message, ...place }) =>
        message === undefined ? [] : { ...place, message },
      );
    },
    stop: () => {
      lifetime.abort();
      lifetime = new AbortController();
      for (const { stop } of runs.values()) stop.abort();
      runs.clear();
    },
  };
}

async function runWithTimeout(
  validator: AsyncFormValidator,
  given: Parameters<AsyncFormValidator['validate']>,
  stop: AbortController,
  forget: () => void,
): Result {
  const { signal } = stop;
  const failed = () => {
    forget();
    return validator.onFailure === 'continue' ? undefined : validator.onFailure.refuse;
  };
  const timer = setTimeout(() => stop.abort(), validator.timeoutMs);
  const stopped = new Promise<string | undefined>((resolve) =>
    signal.addEventListener('abort', () => resolve(failed()), { once: true }),
  );
  const pending = (async () => validator.validate(...given))();
  try {
    return await Promise.race([pending, stopped]);
  } catch (error) {
    console.error(`The validator of "${validator.name}" failed`, error);
    return failed();
  } finally {
    clearTimeout(timer);
  }
}
