import type { Template, Message, Values } from '../messages/message.ts';
import { ApiError, type FieldProblem } from './errors.ts';
import { refusals, type RefusalName } from './refusals.ts';

interface Details {
  /** Values of the message's placeholders. */
  with?: Values;
  /** Problems by field. */
  fields?: readonly FieldProblem[];
  /** Time until it is allowed again, if known. */
  waitMs?: number;
}

/** The message of an error, with placeholders filled in. */
export const refusalMessage = (refusal: RefusalName, values: Values = {}): Template => ({
  words: refusals[refusal].msg,
  with: values,
});

/** A business rule rejects the request. */
export class Refusal extends ApiError {
  readonly refusal: RefusalName;
  readonly retryAfterSeconds: number | undefined;

  /** `text` overrides the table's message. */
  constructor(refusal: RefusalName, { fields, waitMs, ...details }: Details, text?: Message) {
    const { code } = refusals[refusal];
    super(code, text ?? refusalMessage(refusal, details.with), code === 503 ? 503 : 200, fields);
    this.refusal = refusal;
    this.retryAfterSeconds = waitMs === undefined ? undefined : Math.ceil(waitMs / 1000);
  }
}

/** Creates the business error of this name, to be thrown. */
export const refuse = (refusal: RefusalName, details: Details = {}): Refusal =>
  new Refusal(refusal, details);
