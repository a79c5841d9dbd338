/** A pattern of the contract takes too long on a value. */
export class PatternTooSlow extends Error {
  constructor(seconds: number) {
    super(`a pattern takes longer than ${seconds} seconds on a value`);
  }
}

type Timed = (work: () => unknown, timeout: number) => unknown;

/** Only Node can end it; in a browser, answers are checked against our own contract. */
function createTimed(): Timed {
  const { process } = globalThis as { process?: Partial<NodeJS.Process> };
  const vm = process?.getBuiltinModule?.('node:vm');
  if (!vm) return (work) => work();
  const room = vm.createContext({ work: undefined as unknown });
  const callWork = new vm.Script('work()');
  return (work, timeout) => {
    room['work'] = work;
    return callWork.runInContext(room, { timeout }) as unknown;
  };
}

const timed = createTimed();

/**
 * What `work` returns, which must not be a promise. After these seconds it is ended, also within a regular expression,
 * where nothing else can end it.
 * @throws PatternTooSlow
 */
export function withinTime<T>(seconds: number, work: () => T): T {
  try {
    return timed(work, seconds * 1000) as T;
  } catch (cause) {
    // It is an error of the other context, so `instanceof Error` is false.
    if ((cause as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw cause;
    throw new PatternTooSlow(seconds);
  }
}

/** As in `(a+)+`, which on 30 letters and a digit tries a thousand million ways to divide the letters. */
const repeatsGroup = /\)[*+{]/;
/** `\s+$` tries each start of each row of spaces. */
const longText = 10_000;
const mostSeconds = 2;

/** A pattern of a contract. Only what could take long is watched, as watching takes 0.1 ms. */
export class Pattern extends RegExp {
  readonly #isRisky = repeatsGroup.test(this.source);
  /** The length of the shortest text on which it took too long: a longer one would as well. */
  #tooLong = Infinity;

  /** @throws PatternTooSlow */
  override test(text: string): boolean {
    if (text.length >= this.#tooLong) throw new PatternTooSlow(mostSeconds);
    if (!this.#isRisky && text.length <= longText) return super.test(text);
    try {
      return withinTime(mostSeconds, () => super.test(text));
    } catch (cause) {
      if (cause instanceof PatternTooSlow) this.#tooLong = text.length;
      throw cause;
    }
  }
}

/** Reads patterns for Ajv. */
export const readPattern = Object.assign(
  (written: string, flags: string): Pattern => new Pattern(written, flags),
  // Ajv writes this where it compiles a schema into a file, which happens nowhere here.
  { code: 'new RegExp' },
);
