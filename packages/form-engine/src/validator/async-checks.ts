import { answersRead, type AsyncCheck } from '../model/check.ts';
import type { FieldError } from '../model/field-error.ts';
import type { FormValues } from '../model/field-facts.ts';

type Answer = Promise<string | undefined>;

interface Asked {
  /** What was asked about, as JSON. */
  about: string;
  answer: Answer;
  stop: AbortController;
}

/** The checks that have to ask somebody: each asks once for each set of answers. */
export function createAsyncChecks(checks: readonly AsyncCheck[]) {
  const asked = new Map<AsyncCheck, Asked>();
  let life = new AbortController();

  /** Other answers stop the question before. */
  function ask(check: AsyncCheck, values: FormValues): Answer {
    const read = answersRead(check, values);
    const about = JSON.stringify(read ?? null);
    const before = asked.get(check);
    if (before?.about === about) return before.answer;
    before?.stop.abort();
    asked.delete(check);
    if (!read) return Promise.resolve(undefined);
    const stop = new AbortController();
    const answer = bounded(check, read, stop);
    asked.set(check, { about, answer, stop });
    return answer;
  }

  return {
    /** Begins to ask, so that the answers are there at the submit. */
    prepare: (values: FormValues) => {
      for (const check of checks) void ask(check, values);
    },
    /** What is wrong with these answers; undefined if the form has gone meanwhile. */
    settle: async (values: FormValues): Promise<readonly FieldError[] | undefined> => {
      const { signal } = life;
      const texts = await Promise.all(checks.map((check) => ask(check, values)));
      if (signal.aborted) return undefined;
      return texts.flatMap((message, at) =>
        message === undefined ? [] : [{ name: checks[at]?.at ?? '', message }],
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

/** A check that fails or takes too long finds nothing: it must not keep a person from going on. */
async function bounded(check: AsyncCheck, values: FormValues, stop: AbortController): Answer {
  const { signal } = stop;
  const timer = setTimeout(() => stop.abort(), check.timeoutMs);
  const stopped = new Promise<undefined>((resolve) =>
    signal.addEventListener('abort', () => resolve(undefined), { once: true }),
  );
  const asking = (async () => check.check(values, signal))();
  try {
    return await Promise.race([asking, stopped]);
  } catch (error) {
    console.error(`The check at "${check.at}" failed`, error);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
