import { extendedConfig, parseFields, type FormConfig, type ParsedForm } from '@kosha/form-engine';
import { english, type LanguagePack } from '@kosha/form-engine/languages';

/**
 * Returns the form configuration of the playground, which supports all properties of descriptors
 * (D64).
 */
export const configIn = ({ extended }: LanguagePack): FormConfig => extendedConfig(extended);

const config = configIn(english);

export const parse = (list: unknown): ParsedForm => parseFields(list, config);
