import { extendedConfig, parseFields, type FormConfig, type ParsedForm } from '@kosha/form-engine';
import { english, type LanguagePack } from '@kosha/form-engine/languages';

/** The playground's form config, which also supports extended descriptors (D64). */
export const configIn = ({ extended }: LanguagePack): FormConfig => extendedConfig(extended);

const config = configIn(english);

export const parseForm = (list: unknown): ParsedForm => parseFields(list, config);
