export class PatternTooSlowError extends Error {
  constructor() {
    super('a pattern takes too long on a value');
  }
}

type Timed = (work: () => unknown, timeout: number) => unknown;

/**
 * In Node, the returned function interrupts `work` after the timeout. Browsers cannot interrupt a
 * regular expression, and need no timeout: there, all patterns come from our own contract.
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

/** Interrupts `work` after the time limit, even within a regular expression. */
function withinTime<T>(ms: number, work: () => T): T {
  try {
    return timed(work, Math.ceil(ms)) as T;
  } catch (cause) {
    // `instanceof Error` is false for errors of another VM context.
    if ((cause as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw cause;
    throw new PatternTooSlowError();
  }
}

/** A repeated group such as `(a+)+` can need exponential time, even on a short text. */
const repeatsGroup = /\)[*+{]/;
const unlimited = /[*+]|\{\d+,\}/g;
/** Up to this length, even `\d*\d*\d*x` is fast. */
const shortText = 40;
/** On longer text, even `\s+$` can be slow, because it tries a match from every space. */
const longText = 10_000;
const maxMs = 1000;
const slowMs = 50;
/** The time limit per match after slow patterns have used up their shared budget. */
const restMs = 10;

export interface PatternTime {
  usedMs: number;
}

/** Only potentially slow matches run with a time limit, because a limit costs 0.1 ms. */
export class TimeLimitedRegExp extends RegExp {
  readonly #repeatsGroup = repeatsGroup.test(this.source);
  readonly #isUnlimited = (this.source.match(unlimited) ?? []).length > 1;
  readonly #time: PatternTime;
  /** The length of the shortest text that took too long. Longer texts fail immediately. */
  #tooLong = Infinity;

  constructor(written: string, flags: string, time: PatternTime) {
    super(written, flags);
    this.#time = time;
  }

  isRiskyOn({ length }: string): boolean {
    return this.#repeatsGroup || (this.#isUnlimited && length > shortText) || length > longText;
  }

  override test(text: string): boolean {
    if (!this.isRiskyOn(text)) return super.test(text);
    if (text.length >= this.#tooLong) throw new PatternTooSlowError();
    const startedAt = cpuMs();
    const limit = Math.max(maxMs - this.#time.usedMs, restMs);
    try {
      for (;;) {
        try {
          return withinTime(limit, () => super.test(text));
        } catch (cause) {
          // On a busy machine, the time limit can expire although this process has hardly used the
          // CPU. The match then runs again.
          if (!(cause instanceof PatternTooSlowError) || cpuMs() - startedAt >= limit / 2)
            throw cause;
        }
      }
    } catch (cause) {
      if (cause instanceof PatternTooSlowError) this.#tooLong = text.length;
      throw cause;
    } finally {
      const ms = cpuMs() - startedAt;
      if (ms > slowMs) this.#time.usedMs += ms;
    }
  }
}

const cpuMs = (): number => {
  const { process } = globalThis as { process?: Partial<NodeJS.Process> };
  return (process?.cpuUsage?.().user ?? 0) / 1000;
};

export const createRegExpFactory = () => {
  const time: PatternTime = { usedMs: 0 };
  return Object.assign(
    (written: string, flags: string): TimeLimitedRegExp =>
      new TimeLimitedRegExp(written, flags, time),
    // Ajv's type requires this property, which only its standalone code uses.
    { code: 'new RegExp' },
  );
};
