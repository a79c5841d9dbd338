import { moreSetup, parseDescriptors, type EngineSetup, type ParsedForm } from '@kosha/form-engine';
import { english, type LanguagePack } from '@kosha/form-engine/languages';

/** The playground reads all that a descriptor may say (D64). */
export const setupIn = ({ more }: LanguagePack): EngineSetup => moreSetup(more);

const setup = setupIn(english);

export const parse = (list: unknown): ParsedForm => parseDescriptors(list, setup);
