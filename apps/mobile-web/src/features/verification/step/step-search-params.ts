import { authStepFlags, parseId } from '@kosha/domain';

/** Step number `step` of `as` steps. The first step is 1. */
interface StepPlace {
  step: number;
  as: number;
}

export interface StepSearchParams {
  /** The product to apply for after the steps; null if the URL has none. */
  pid: string | null;
  /** Null if the URL has no valid step number. The step also works without a number (D24). */
  place: StepPlace | null;
}

const stepCount = Object.keys(authStepFlags).length;

/** Reads the query of a step's URL. Ignores invalid values, because a URL can be forged (§4). */
export function parseStepSearchParams(query: URLSearchParams): StepSearchParams {
  const as = parseCount(query.get('as'), stepCount);
  const step = parseCount(query.get('step'), as ?? 0);
  return {
    pid: parseId(query.get('pid')),
    place: step === null || as === null ? null : { step, as },
  };
}

function parseCount(text: string | null, most: number): number | null {
  if (text === null || !/^[1-9][0-9]{0,2}$/.test(text)) return null;
  const count = Number(text);
  return count <= most ? count : null;
}
