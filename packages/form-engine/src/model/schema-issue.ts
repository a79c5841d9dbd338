/** What can be wrong with a descriptor list. In every case the person can still fill in the form. */
export type SchemaIssueCode =
  /** The answer is not a list, or an item is not an object: left out. */
  | 'notAList'
  | 'notAnObject'
  /** More fields than a payload may carry: the rest is left out. */
  | 'tooManyFields'
  /** The payload name is missing or could not be sent: left out. */
  | 'nameMissing'
  | 'nameUnsafe'
  /** A second field of the same name: left out. */
  | 'nameTwice'
  /** The contract allows no such name: shown nevertheless. */
  | 'nameUnexpected'
  /** The name is shown as the label. */
  | 'labelMissing'
  /** The label, the hint or the choice's label is cut. */
  | 'labelTooLong'
  | 'hintTooLong'
  | 'choiceLabelTooLong'
  /** A property that the engine does not know, such as a rule that is new: nothing checks it. */
  | 'propertyUnknown'
  /** A number came as text, or a text as number: read as it was meant. */
  | 'typeUnexpected'
  /** Becomes a text field (D22). */
  | 'dataTypeUnknown'
  /** There is nothing to choose from: becomes a text field. */
  | 'choicesMissing'
  /** No state field says which districts to load: becomes a text field. */
  | 'stateMissing'
  /** The type cannot read what the descriptor says for it alone: becomes a text field. */
  | 'descriptorUnreadable'
  /** A choice without a value, or a second one of the same value: left out. */
  | 'choiceUnreadable'
  | 'choiceTwice'
  /** The choice's value is shown as its label. */
  | 'choiceLabelMissing'
  /** Read as if it were not there. */
  | 'hintUnreadable'
  | 'flagUnreadable'
  | 'lengthUnreadable'
  /** A property of an extended descriptor (D64) cannot be read: nothing follows from it. */
  | 'extraUnreadable'
  /** A field that decides about this one is not in the list: it counts as empty (§4). */
  | 'deciderMissing';

/** One place where the server's list differs from the contract. Holds nothing that a person typed. */
export interface SchemaIssue {
  code: SchemaIssueCode;
  /** Where in the list, such as `[3].dataType`; empty for the list itself. */
  path: string;
  /** The value that came, as text, cut after 60 characters. */
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

/** Any value as a short text; never throws. */
function describeReceived(value: unknown): string {
  const text = typeof value === 'string' ? value : safeJson(value);
  return cutText(text, receivedMax);
}

/** At most this many characters, none of them cut in two, and a sign that more followed. */
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
