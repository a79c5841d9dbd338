/** What a descriptor list can get wrong; each still leaves a form that can be filled in. */
export type DriftProblem =
  /** The list is no list, or an item no object: left out. */
  | 'notAList'
  | 'notAnObject'
  /** More fields than a payload may carry: the rest is left out. */
  | 'tooManyFields'
  /** The payload name is missing or could not be sent: left out. */
  | 'nameMissing'
  | 'nameUnsafe'
  /** A second field of the same name: left out. */
  | 'nameTwice'
  /** Shown, though the contract has no such name. */
  | 'nameUnexpected'
  /** The name stands in for the label; or the label was cut. */
  | 'labelMissing'
  | 'labelTooLong'
  /** Text instead (D22). */
  | 'dataTypeUnknown'
  /** Text instead: there is nothing to choose from. */
  | 'choicesMissing'
  /** Text instead: no state says which districts there are. */
  | 'stateMissing'
  /** A choice without a value, or a second one of the same value: left out. */
  | 'choiceUnreadable'
  | 'choiceTwice'
  /** The value stands in for the choice's label. */
  | 'choiceLabelMissing'
  /** Read as absent. */
  | 'placeholderUnreadable'
  | 'flagUnreadable'
  | 'lengthUnreadable'
  /** Nothing can ever show the fields that may be hidden (§4). */
  | 'workStatusMissing';

/** One place where the server's answer is not what the contract says. Holds nothing a person typed. */
export interface Drift {
  problem: DriftProblem;
  /** Where in the list, such as `[3].dataType`; empty for the list itself. */
  path: string;
  /** What came, cut short. */
  received: string;
}

export type Report = (problem: DriftProblem, path: string, received: unknown) => void;

export function collectDrift(): { drift: readonly Drift[]; report: Report } {
  const drift: Drift[] = [];
  return {
    drift,
    report: (problem, path, received) =>
      void drift.push({ problem, path, received: describeReceived(received) }),
  };
}

const RECEIVED_MAX = 60;

/** Words for anything at all; never throws. */
function describeReceived(value: unknown): string {
  const text = typeof value === 'string' ? value : safeJson(value);
  return text.length > RECEIVED_MAX ? `${text.slice(0, RECEIVED_MAX)}…` : text;
}

function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return typeof value;
  }
}
