import type { ReactNode } from 'react';
import { parseFields, type ParsedForm } from './schema/parse-fields.ts';
import { DynamicForm, type DynamicFormProps } from './form/dynamic-form.tsx';
import type { FieldType } from './model/field-type.ts';
import type { OptionLoaders, LoadOptions } from './model/options.ts';
import type { FormConfig } from './model/config.ts';
import type { FormMessages } from './model/messages.ts';
import { defaultConfig } from './schema/default-config.ts';

type FieldTypes = FormConfig['fieldTypes'];

/** The sources that these field types name. */
type SourceOf<Some extends FieldTypes> = {
  [Name in keyof Some]: Some[Name] extends { source: infer Source extends string } ? Source : never;
}[keyof Some];

/** Field types whose parents are among them; of any other the names are shown that are possible. */
type WithParents<Some extends FieldTypes> = {
  [Name in keyof Some]: Some[Name] extends { parentType: infer Parent }
    ? Parent extends keyof Some
      ? FieldType
      : { parentType: keyof Some }
    : FieldType;
};

/** What an app brings; field types, visibility and identity are the product's own where it brings none. */
export interface FormEngineOptions<
  Some extends FieldTypes = typeof defaultConfig.fieldTypes,
> extends Partial<Omit<FormConfig, 'fieldTypes'>> {
  fieldTypes?: Some & WithParents<Some>;
  messages: FormMessages;
  /** A loader for each `source` that one of the field types names. */
  options: Readonly<Record<SourceOf<Some>, LoadOptions>>;
}

/** The form component and the functions of one app. */
export interface FormEngine {
  DynamicForm: (props: Omit<DynamicFormProps, 'config' | 'messages' | 'options'>) => ReactNode;
  parseFields: (list: unknown) => ParsedForm;
}

/** An engine with field types, words, sources of choices, hide rules and sensitive names from outside. */
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
