/** A pattern of the contract takes too long on a value. */
export class PatternTooSlow extends Error {
  constructor() {
    super('a pattern takes too long on a value');
  }
}

type Timed = (work: () => unknown, timeout: number) => unknown;

/**
 * Only Node can interrupt it; in a browser, responses are checked against our own contract only.
 */
function createTimed(): Timed {
  const { process } = globalThis as { process?: Partial<NodeJS.Process> };
  const vm = process?.getBuiltinModule?.('node:vm');
  if (!vm) return (work) => work();
  const context = vm.createContext({ work: undefined as unknown });
  const callWork = new vm.Script('work()');
  return (work, timeout) => {
    context['work'] = work;
    return callWork.runInContext(context, { timeout }) as unknown;
  };
}

const timed = createTimed();

/**
 * Returns the result of `work`, which must be synchronous, and interrupts it after this time, also
 * within a regular expression.
 * @throws PatternTooSlow
 */
function withinTime<T>(ms: number, work: () => T): T {
  try {
    return timed(work, Math.ceil(ms)) as T;
  } catch (cause) {
    // The error comes from another context, so `instanceof Error` is false.
    if ((cause as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw cause;
    throw new PatternTooSlow();
  }
}

/** Such as `(a+)+`, which backtracks exponentially on 30 letters and a digit. */
const repeatsGroup = /\)[*+{]/;
const unlimited = /[*+]|\{\d+,\}/g;
/**
 * Up to this length even `\d*\d*\d*x` is fast. Longer text can be slow for `\s+$` as well, because
 * it tries each start of each run of spaces.
 */
const shortText = 40;
const longText = 10_000;
const maxMs = 1000;
const slowMs = 50;
/** The time left to each pattern when the shared budget is used up. */
const restMs = 10;

/** The time budget shared by all patterns of a contract; fast ones do not count. */
export interface PatternTime {
  usedMs: number;
}

/** A pattern of a contract. Only potentially slow ones are timed, which costs 0.1 ms. */
export class Pattern extends RegExp {
  readonly #repeatsGroup = repeatsGroup.test(this.source);
  readonly #isUnlimited = (this.source.match(unlimited) ?? []).length > 1;
  readonly #time: PatternTime;
  /** Length of the shortest text that took too long; longer ones are assumed to as well. */
  #tooLong = Infinity;

  constructor(written: string, flags: string, time: PatternTime) {
    super(written, flags);
    this.#time = time;
  }

  isRiskyOn({ length }: string): boolean {
    return this.#repeatsGroup || (this.#isUnlimited && length > shortText) || length > longText;
  }

  /** @throws PatternTooSlow */
  override test(text: string): boolean {
    if (!this.isRiskyOn(text)) return super.test(text);
    if (text.length >= this.#tooLong) throw new PatternTooSlow();
    const startedAt = cpuMs();
    const limit = Math.max(maxMs - this.#time.usedMs, restMs);
    try {
      for (;;) {
        try {
          return withinTime(limit, () => super.test(text));
        } catch (cause) {
          // On a busy machine the time limit can be exceeded without using CPU time.
          if (!(cause instanceof PatternTooSlow) || cpuMs() - startedAt >= limit / 2) throw cause;
        }
      }
    } catch (cause) {
      if (cause instanceof PatternTooSlow) this.#tooLong = text.length;
      throw cause;
    } finally {
      const ms = cpuMs() - startedAt;
      if (ms > slowMs) this.#time.usedMs += ms;
    }
  }
}

/** CPU time of this process; 0 in a browser, where nothing is timed. */
const cpuMs = (): number => {
  const { process } = globalThis as { process?: Partial<NodeJS.Process> };
  return (process?.cpuUsage?.().user ?? 0) / 1000;
};

/** Compiles patterns for Ajv. */
export const createPatternReader = () => {
  const time: PatternTime = { usedMs: 0 };
  return Object.assign(
    (written: string, flags: string): Pattern => new Pattern(written, flags, time),
    // Ajv emits this in standalone code, which is not used here.
    { code: 'new RegExp' },
  );
};
