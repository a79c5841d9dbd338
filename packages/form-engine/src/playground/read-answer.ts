import type { DescriptorInput } from '../descriptor/descriptor-input.ts';
import { joinWorkLists } from '../descriptor/join-work-lists.ts';

/** The pasted descriptors, or why they cannot be read. */
export type PastedAnswer =
  | { isReadable: true; descriptors: readonly DescriptorInput[] }
  | { isReadable: false; reason: string };

/** Reads a descriptor list, the two lists of work information, or a whole answer of the server. */
export function readAnswer(text: string): PastedAnswer {
  try {
    const json = JSON.parse(text) as unknown;
    return { isReadable: true, descriptors: descriptorsIn(json) };
  } catch (error) {
    return { isReadable: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Anything else passes through as it is: the engine reports it. */
function descriptorsIn(json: unknown): readonly DescriptorInput[] {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return json as readonly DescriptorInput[];
  }
  if ('data' in json) return descriptorsIn(json.data);
  const isWorkPage = 'canHidden' in json || 'cannotHidden' in json;
  return isWorkPage ? joinWorkLists(json) : (json as unknown as readonly DescriptorInput[]);
}
