import type { Template, Text, Values } from '../words/text.ts';
import { ApiError, type FieldProblem } from './errors.ts';
import { refusals, type RefusalName } from './refusals.ts';

interface Details {
  /** What stands in the words' braces. */
  with?: Values;
  /** What is wrong with each field. */
  fields?: readonly FieldProblem[];
  /** How long until it is allowed again, where that is known. */
  waitMs?: number;
}

/** The words of a refusal, with what stands in their braces. */
export const refusalText = (refusal: RefusalName, values: Values = {}): Template => ({
  words: refusals[refusal].msg,
  with: values,
});

/** A rule refuses what was asked for. */
export class Refusal extends ApiError {
  readonly refusal: RefusalName;
  readonly retryAfterSeconds: number | undefined;

  /** `text` are the words as they are told; without them those of the table. */
  constructor(refusal: RefusalName, { fields, waitMs, ...details }: Details, text?: Text) {
    const { code } = refusals[refusal];
    super(code, text ?? refusalText(refusal, details.with), code === 503 ? 503 : 200, fields);
    this.refusal = refusal;
    this.retryAfterSeconds = waitMs === undefined ? undefined : Math.ceil(waitMs / 1000);
  }
}

/** The refusal of this name, to be thrown. */
export const refuse = (refusal: RefusalName, details: Details = {}): Refusal =>
  new Refusal(refusal, details);
