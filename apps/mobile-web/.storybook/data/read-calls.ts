import {
  readUsage,
  type ContractDocument,
  type OperationEntry,
  type UnroutedComponent,
} from '@kosha/contract';
import type { Call } from './facts.ts';
import { fieldsOf, readOurContract, refusalsOf } from './read-responses.ts';

/**
 * `places` lists what makes the call: route patterns of screens, and file paths of components that
 * have no route.
 */
export interface UsedCall {
  call: Call;
  places: readonly string[];
  isTracking: boolean;
  /** True for a call of the feedback dialog, which only some screens can open. */
  isOfFeedback: boolean;
}

/** Calls whose refusals the app does not show (§8.15). */
const silentCalls: Readonly<Record<string, string>> = {
  saveOpinion: 'Shows no message; the borrower can send the form again.',
  trackEventV2: 'Shows no message, because tracking is invisible to the borrower.',
  trackEventV3: 'Shows no message, because tracking is invisible to the borrower.',
};

type Described = Omit<Call, 'isEverywhere' | 'patterns'>;

const describe = (document: ContractDocument, entry: OperationEntry): Described => ({
  operationId: entry.operationId,
  method: entry.method,
  path: entry.path,
  summary: String(entry.operation['summary']),
  origin: String(entry.operation['x-origin']),
  fields: fieldsOf(document, entry),
  refusals: refusalsOf(document, entry),
  ...(silentCalls[entry.operationId] !== undefined && {
    whenRefused: silentCalls[entry.operationId],
  }),
});

/**
 * Not every screen has the feedback button, so calls of the feedback dialog are listed separately.
 */
export async function readCalls(
  parts: readonly UnroutedComponent[],
  feedbackDialog: string,
): Promise<UsedCall[]> {
  const { document, operations } = await readOurContract();
  const usage = new Map((await readUsage(operations, parts)).map((one) => [one.operationId, one]));
  return operations.map((entry) => {
    const { screens = [], isEverywhere = false } = usage.get(entry.operationId) ?? {};
    const isTracking = [entry.operation['tags']].flat().includes('tracking');
    const isOfFeedback = isEverywhere && !isTracking && screens.includes(feedbackDialog);
    const call = {
      ...describe(document, entry),
      isEverywhere: isEverywhere && !isOfFeedback,
      patterns: [],
    };
    return { call, places: screens, isTracking, isOfFeedback };
  });
}
