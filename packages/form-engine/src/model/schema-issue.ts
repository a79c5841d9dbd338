/** The kind of a schema issue. A form with issues can still be filled in. */
export type SchemaIssueCode =
  /** The response is not a list. The form has no fields. */
  | 'notAList'
  /** An item of the list is not an object. The item is omitted. */
  | 'notAnObject'
  /** The form has too many fields for a payload. The fields beyond the maximum are omitted. */
  | 'tooManyFields'
  /** The payload name is missing. The field is omitted. */
  | 'nameMissing'
  /** The payload name is `__proto__`, which is unsafe as an object key. The field is omitted. */
  | 'nameUnsafe'
  /** An earlier field has the same name. The later field is omitted. */
  | 'nameTwice'
  /** The name violates the contract. The field is shown nevertheless. */
  | 'nameUnexpected'
  /** The label is missing. The name is shown instead. */
  | 'labelMissing'
  /** A label or a hint is too long and is truncated. */
  | 'labelTooLong'
  | 'hintTooLong'
  | 'choiceLabelTooLong'
  /** The property is unknown, for example a new rule. The property is ignored. */
  | 'propertyUnknown'
  /** A number was sent as a string, or a string as a number. The value is converted. */
  | 'typeUnexpected'
  /** The type is unknown. The field becomes a text field (D22). */
  | 'dataTypeUnknown'
  /** There are no choices. The field becomes a text field. */
  | 'choicesMissing'
  /** A district field has no picker of an Indian state before it, and becomes a text field. */
  | 'stateMissing'
  /** `FieldType.readDescriptor` rejects the descriptor. The field becomes a text field. */
  | 'descriptorUnreadable'
  /** A choice has no value, or has the same value as an earlier choice. The choice is omitted. */
  | 'choiceUnreadable'
  | 'choiceTwice'
  /** A choice has no label. Its value is shown instead. */
  | 'choiceLabelMissing'
  /** The hint, a flag such as `checkReq`, or the maximum length is invalid, and is ignored. */
  | 'hintUnreadable'
  | 'flagUnreadable'
  | 'lengthUnreadable'
  /** A property of an extended descriptor (D64) is invalid. The property is ignored. */
  | 'extraUnreadable'
  /** A condition refers to a missing field. The engine treats the missing field as empty (§4). */
  | 'deciderMissing';

/** A contract violation in the server's list of fields. Contains no answers of the user. */
export interface SchemaIssue {
  code: SchemaIssueCode;
  /** The path to the invalid value, such as `[3].dataType`; empty for the list itself. */
  path: string;
  /** The received value as text, truncated to 60 characters. */
  received: string;
}

export type ReportIssue = (code: SchemaIssueCode, path: string, received: unknown) => void;

export function createIssueCollector(): { issues: readonly SchemaIssue[]; report: ReportIssue } {
  const issues: SchemaIssue[] = [];
  return {
    issues,
    report: (code, path, received) =>
      void issues.push({ code, path, received: describeReceived(received) }),
  };
}

const receivedMax = 60;

function describeReceived(value: unknown): string {
  const text = typeof value === 'string' ? value : safeJson(value);
  return cutText(text, receivedMax);
}

/** Truncates a text and adds an ellipsis, without splitting a surrogate pair. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = /[\uD800-\uDBFF]/.test(text[max - 1] ?? '') ? max - 1 : max;
  return `${text.slice(0, end)}…`;
}

function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return typeof value;
  }
}
