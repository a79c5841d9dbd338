import { moreSetup, parseDescriptors, type ParsedForm } from '@kosha/form-engine';

/** The playground reads all that a descriptor may say (D64). */
export const setup = moreSetup();

export const parse = (list: unknown): ParsedForm => parseDescriptors(list, setup);
