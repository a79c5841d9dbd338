/** Thrown if a pattern of the contract takes too long on a value. */
export class PatternTooSlow extends Error {
  constructor() {
    super('a pattern takes too long on a value');
  }
}

type Timed = (work: () => unknown, timeout: number) => unknown;

/**
 * Calls `work` with a time limit, which only Node can enforce. A browser needs none: it only checks
 * against our own contract.
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
 * Returns the result of the synchronous `work`, and interrupts it after this time, even within a
 * regular expression.
 * @throws PatternTooSlow
 */
function withinTime<T>(ms: number, work: () => T): T {
  try {
    return timed(work, Math.ceil(ms)) as T;
  } catch (cause) {
    // The error is from another context, so check its code: `instanceof Error` is false.
    if ((cause as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw cause;
    throw new PatternTooSlow();
  }
}

/** Such as `(a+)+`, which backtracks exponentially on 30 letters and a digit. */
const repeatsGroup = /\)[*+{]/;
const unlimited = /[*+]|\{\d+,\}/g;
/**
 * Up to this length even `\d*\d*\d*x` is fast.
 */
const shortText = 40;
/** On longer text even `\s+$` can be slow, because it tries each start of each run of spaces. */
const longText = 10_000;
const maxMs = 1000;
const slowMs = 50;
/** The time limit of each pattern after the shared budget is used up. */
const restMs = 10;

/** The time that slow patterns of a contract used of their shared budget. */
export interface PatternTime {
  usedMs: number;
}

/** A pattern of a contract. Only potentially slow matches are timed, which costs 0.1 ms each. */
export class Pattern extends RegExp {
  readonly #repeatsGroup = repeatsGroup.test(this.source);
  readonly #isUnlimited = (this.source.match(unlimited) ?? []).length > 1;
  readonly #time: PatternTime;
  /** Length of the shortest text that took too long; longer texts are rejected untried. */
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
    // Ajv's type requires this for standalone code, which is not used here.
    { code: 'new RegExp' },
  );
};
