import { ApiError, type FieldProblem } from './errors.ts';
import { refusals, type RefusalName } from './refusals.ts';

interface Details {
  /** What stands in the words' braces. */
  with?: Readonly<Record<string, string | number>>;
  /** What is wrong with each field. */
  fields?: readonly FieldProblem[];
  /** How long until it is allowed again, where that is known. */
  waitMs?: number;
}

/** A rule refuses what was asked for. */
export class Refusal extends ApiError {
  readonly refusal: RefusalName;
  readonly retryAfterSeconds: number | undefined;

  /** `msg` are the words as they are told; without them those of the table. */
  constructor(refusal: RefusalName, { fields, waitMs, ...details }: Details, msg?: string) {
    const { code, msg: words } = refusals[refusal];
    super(code, msg ?? fillIn(words, details.with), code === 503 ? 503 : 200, fields);
    this.refusal = refusal;
    this.retryAfterSeconds = waitMs === undefined ? undefined : Math.ceil(waitMs / 1000);
  }
}

/** The refusal of this name, to be thrown. */
export const refuse = (refusal: RefusalName, details: Details = {}): Refusal =>
  new Refusal(refusal, details);

function fillIn(words: string, values: Details['with'] = {}): string {
  return words.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A refusal lacks its ${name}.`);
    return String(value);
  });
}
