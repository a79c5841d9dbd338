import {
  readUsage,
  type ContractDocument,
  type OperationEntry,
  type PartOfScreens,
} from '@kosha/contract';
import type { Call } from './facts.ts';
import { fieldsOf, readOurContract, refusalsOf } from './read-responses.ts';

/** A call with the screens and parts that make it themselves. */
export interface UsedCall {
  call: Call;
  places: readonly string[];
  isTracking: boolean;
  /** Made by what the feedback button opens. */
  isOfFeedback: boolean;
}

/** Of whose refusals the app says nothing (§8.15). */
const silent: Readonly<Record<string, string>> = {
  saveOpinion: 'Shows nothing, and the form can be sent again.',
  trackEventV2: 'Shows nothing: nobody waits for it.',
  trackEventV3: 'Shows nothing: nobody waits for it.',
};

type Described = Omit<Call, 'isEverywhere' | 'patterns'>;

const describe = (document: ContractDocument, entry: OperationEntry): Described => ({
  operationId: entry.operationId,
  method: entry.method,
  path: entry.path,
  origin: String(entry.operation['x-origin']),
  fields: fieldsOf(document, entry),
  refusals: refusalsOf(document, entry),
  ...(silent[entry.operationId] !== undefined && { whenRefused: silent[entry.operationId] }),
});

/**
 * All calls of the app. The frame of a screen makes those of the feedback dialog too, but only where the screen has the
 * button: they do not count as calls of every screen.
 */
export async function readCalls(
  parts: readonly PartOfScreens[],
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
