/** The kind of a schema issue. A form with issues can still be filled in. */
export type SchemaIssueCode =
  /** Omitted: a response that is not a list, or an item that is not an object. */
  | 'notAList'
  | 'notAnObject'
  /** The form has too many fields for a payload. The fields beyond the maximum are omitted. */
  | 'tooManyFields'
  /** The payload name is missing or cannot be sent. The field is omitted. */
  | 'nameMissing'
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
  /** Ignored: an unknown property, for example a new rule. */
  | 'propertyUnknown'
  /** Converted: a number sent as a string, or a string sent as a number. */
  | 'typeUnexpected'
  /** The type is unknown. The field becomes a text field (D22). */
  | 'dataTypeUnknown'
  /** There are no choices. The field becomes a text field. */
  | 'choicesMissing'
  /** There is no state field. The district field becomes a text field. */
  | 'stateMissing'
  /** `readDescriptor` rejects the descriptor. The field becomes a text field. */
  | 'descriptorUnreadable'
  /** Omitted: a choice without a value, or with the value of an earlier choice. */
  | 'choiceUnreadable'
  | 'choiceTwice'
  /** A choice has no label. Its value is shown instead. */
  | 'choiceLabelMissing'
  /** The value is invalid. The engine treats the property as missing. */
  | 'hintUnreadable'
  | 'flagUnreadable'
  | 'lengthUnreadable'
  /** Ignored: an invalid property of an extended descriptor (D64). */
  | 'extraUnreadable'
  /** A condition refers to a missing field. The engine treats the missing field as empty (§4). */
  | 'deciderMissing';

/** A difference between the server's list and the contract. Contains no user input. */
export interface SchemaIssue {
  code: SchemaIssueCode;
  /** The path to the invalid value, such as `[3].dataType`; empty for the list itself. */
  path: string;
  /** The received value as text, truncated to 60 characters. */
  received: string;
}

export type Report = (code: SchemaIssueCode, path: string, received: unknown) => void;

export function collectIssues(): { issues: readonly SchemaIssue[]; report: Report } {
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
