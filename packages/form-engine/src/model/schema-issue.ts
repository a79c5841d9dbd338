/** The kinds of issues in a descriptor list. The form can be filled in nevertheless. */
export type SchemaIssueCode =
  /** The response is not a list, or an item is not an object: omitted. */
  | 'notAList'
  | 'notAnObject'
  /** More fields than a payload may contain: the rest is omitted. */
  | 'tooManyFields'
  /** The payload name is missing or cannot be sent: omitted. */
  | 'nameMissing'
  | 'nameUnsafe'
  /** A second field of the same name: omitted. */
  | 'nameTwice'
  /** The name violates the contract: shown nevertheless. */
  | 'nameUnexpected'
  /** The name is shown as the label. */
  | 'labelMissing'
  /** The label, the hint or the choice's label is truncated. */
  | 'labelTooLong'
  | 'hintTooLong'
  | 'choiceLabelTooLong'
  /** An unknown property, such as a new rule: ignored. */
  | 'propertyUnknown'
  /** A number sent as a string, or a string as a number: converted. */
  | 'typeUnexpected'
  /** Becomes a text field (D22). */
  | 'dataTypeUnknown'
  /** There are no choices: becomes a text field. */
  | 'choicesMissing'
  /** There is no state field that determines the districts: becomes a text field. */
  | 'stateMissing'
  /** `readDescriptor` of the type rejects the descriptor: becomes a text field. */
  | 'descriptorUnreadable'
  /** A choice without a value, or with a duplicate value: omitted. */
  | 'choiceUnreadable'
  | 'choiceTwice'
  /** The choice's value is shown as its label. */
  | 'choiceLabelMissing'
  /** Treated as missing. */
  | 'hintUnreadable'
  | 'flagUnreadable'
  | 'lengthUnreadable'
  /** A property of an extended descriptor (D64) is invalid: ignored. */
  | 'extraUnreadable'
  /** A condition refers to a field that is not in the list: it counts as empty (§4). */
  | 'deciderMissing';

/** One difference between the server's list and the contract. Contains no user input. */
export interface SchemaIssue {
  code: SchemaIssueCode;
  /** Path in the list, such as `[3].dataType`; empty for the list itself. */
  path: string;
  /** The received value as text, truncated to 60 characters. */
  received: string;
}

export type Report = (code: SchemaIssueCode, path: string, received: unknown) => void;

/** A list of issues and the function that adds to it. */
export function collectIssues(): { issues: readonly SchemaIssue[]; report: Report } {
  const issues: SchemaIssue[] = [];
  return {
    issues,
    report: (code, path, received) =>
      void issues.push({ code, path, received: describeReceived(received) }),
  };
}

const receivedMax = 60;

/** A short text for any value; never throws. */
function describeReceived(value: unknown): string {
  const text = typeof value === 'string' ? value : safeJson(value);
  return cutText(text, receivedMax);
}

/** Truncates with an ellipsis, without splitting a surrogate pair. */
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
