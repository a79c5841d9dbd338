import type { Template, Message, TemplateValues } from '../messages/message.ts';
import { ApiError, type FieldProblem } from './errors.ts';
import { refusals, type RefusalName } from './refusals.ts';

interface Details {
  with?: TemplateValues;
  fields?: readonly FieldProblem[];
  /** Time until the client may repeat the request; undefined if unknown. */
  waitMs?: number;
}

export const refusalMessage = (refusal: RefusalName, values: TemplateValues = {}): Template => ({
  words: refusals[refusal].msg,
  with: values,
});

/** A business error: a rule rejects the request. */
export class Refusal extends ApiError {
  readonly refusal: RefusalName;
  readonly retryAfterSeconds: number | undefined;

  constructor(refusal: RefusalName, { fields, waitMs, ...details }: Details, text?: Message) {
    const { code } = refusals[refusal];
    super(code, text ?? refusalMessage(refusal, details.with), code === 503 ? 503 : 200, fields);
    this.refusal = refusal;
    this.retryAfterSeconds = waitMs === undefined ? undefined : Math.ceil(waitMs / 1000);
  }
}

export const refuse = (refusal: RefusalName, details: Details = {}): Refusal =>
  new Refusal(refusal, details);
