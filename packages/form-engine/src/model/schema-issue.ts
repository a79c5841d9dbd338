/** The kinds of issues in a descriptor list. A form with issues can still be filled in. */
export type SchemaIssueCode =
  /** The response is not a list, or an item is not an object. It is omitted. */
  | 'notAList'
  | 'notAnObject'
  /** There are more fields than a payload may contain. The rest is omitted. */
  | 'tooManyFields'
  /** The payload name is missing or cannot be sent. The field is omitted. */
  | 'nameMissing'
  | 'nameUnsafe'
  /** A previous field has the same name. The field is omitted. */
  | 'nameTwice'
  /** The name violates the contract. The field is shown nevertheless. */
  | 'nameUnexpected'
  /** The label is missing. The name is shown instead. */
  | 'labelMissing'
  /** The label, the hint or the label of a choice is too long and is truncated. */
  | 'labelTooLong'
  | 'hintTooLong'
  | 'choiceLabelTooLong'
  /** The property is unknown, for example a new rule. It is ignored. */
  | 'propertyUnknown'
  /** A number was sent as a string, or a string as a number. It is converted. */
  | 'typeUnexpected'
  /** The type is unknown. The field becomes a text field (D22). */
  | 'dataTypeUnknown'
  /** There are no choices. The field becomes a text field. */
  | 'choicesMissing'
  /** There is no state field for a district. The field becomes a text field. */
  | 'stateMissing'
  /** The type's `readDescriptor` rejects the descriptor. The field becomes a text field. */
  | 'descriptorUnreadable'
  /** A choice has no value, or the value of a previous choice. It is omitted. */
  | 'choiceUnreadable'
  | 'choiceTwice'
  /** A choice has no label. Its value is shown instead. */
  | 'choiceLabelMissing'
  /** The hint, flag or length is invalid. It counts as missing. */
  | 'hintUnreadable'
  | 'flagUnreadable'
  | 'lengthUnreadable'
  /** A property of an extended descriptor (D64) is invalid. It is ignored. */
  | 'extraUnreadable'
  /** A condition refers to a field that is not in the list. The field counts as empty (§4). */
  | 'deciderMissing';

/** A difference between the server's list and the contract. It contains no user input. */
export interface SchemaIssue {
  code: SchemaIssueCode;
  /** The path in the list, such as `[3].dataType`; empty for the list itself. */
  path: string;
  /** The received value as text, truncated to 60 characters. */
  received: string;
}

export type Report = (code: SchemaIssueCode, path: string, received: unknown) => void;

/** Creates a list of issues and the function that adds an issue. */
export function collectIssues(): { issues: readonly SchemaIssue[]; report: Report } {
  const issues: SchemaIssue[] = [];
  return {
    issues,
    report: (code, path, received) =>
      void issues.push({ code, path, received: describeReceived(received) }),
  };
}

const receivedMax = 60;

/** Describes any value in a short text. Never throws. */
function describeReceived(value: unknown): string {
  const text = typeof value === 'string' ? value : safeJson(value);
  return cutText(text, receivedMax);
}

/** Truncates a text with an ellipsis. Does not split a surrogate pair. */
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
