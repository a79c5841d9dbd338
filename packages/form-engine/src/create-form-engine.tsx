import type { ReactNode } from 'react';
import { parseFields, type ParsedForm } from './schema/parse-fields.ts';
import { DynamicForm, type DynamicFormProps } from './form/dynamic-form.tsx';
import type { FieldType } from './model/field-type.ts';
import type { OptionLoaders, LoadOptions } from './model/options.ts';
import type { FormConfig } from './model/config.ts';
import type { FormMessages } from './model/messages.ts';
import { defaultConfig } from './schema/default-config.ts';

type FieldTypes = FormConfig['fieldTypes'];

type SourceOf<Some extends FieldTypes> = {
  [Name in keyof Some]: Some[Name] extends { source: infer Source extends string } ? Source : never;
}[keyof Some];

/**
 * Each `parentType` must be the name of a field type. Otherwise, the compile error lists the valid
 * names.
 */
type WithParents<Some extends FieldTypes> = {
  [Name in keyof Some]: Some[Name] extends { parentType: infer Parent }
    ? Parent extends keyof Some
      ? FieldType
      : { parentType: keyof Some }
    : FieldType;
};

/** The config of an app's forms. Omitted parts of the config come from `defaultConfig`. */
export interface FormEngineOptions<
  Some extends FieldTypes = typeof defaultConfig.fieldTypes,
> extends Partial<Omit<FormConfig, 'fieldTypes'>> {
  fieldTypes?: Some & WithParents<Some>;
  messages: FormMessages;
  /** The functions that load choices, one for each `source` of the field types. */
  options: Readonly<Record<SourceOf<Some>, LoadOptions>>;
}

/** The form component and the parser of field lists. Both use the config of the app. */
export interface FormEngine {
  DynamicForm: (props: Omit<DynamicFormProps, 'config' | 'messages' | 'options'>) => ReactNode;
  parseFields: (list: unknown) => ParsedForm;
}

/** Creates an engine with an app's own config, messages and loaders. */
export function createFormEngine<const Some extends FieldTypes = typeof defaultConfig.fieldTypes>({
  messages,
  options,
  ...parts
}: FormEngineOptions<Some>): FormEngine {
  const config: FormConfig = { ...defaultConfig, ...parts };
  return {
    DynamicForm: (props) => (
      <DynamicForm<OptionLoaders>
        {...props}
        config={config}
        messages={messages}
        options={options}
      />
    ),
    parseFields: (list) => parseFields(list, config),
  };
}
