import type { ReactNode } from 'react';
import { parseDescriptors, type ParsedForm } from './descriptor/parse-descriptors.ts';
import { DynamicForm, type DynamicFormProps } from './form/dynamic-form.tsx';
import type { OptionSources } from './model/options.ts';
import type { EngineSetup } from './model/setup.ts';
import type { FormTexts } from './model/texts.ts';
import { ourSetup } from './descriptor/our-setup.ts';

/** What an app brings; kinds, visibility and identity are the product's own where it brings none. */
export interface EngineParts extends Partial<EngineSetup> {
  texts: FormTexts;
  /** A loader for each `source` that one of the kinds names. */
  sources: OptionSources;
}

/** The form component and the functions of one app. */
export interface FormEngine {
  DynamicForm: (props: Omit<DynamicFormProps, 'setup' | 'texts' | 'options'>) => ReactNode;
  parseDescriptors: (list: unknown) => ParsedForm;
}

/** An engine with kinds, words, sources of choices, hide rules and identity names from outside. */
export function createFormEngine({ texts, sources, ...parts }: EngineParts): FormEngine {
  const setup: EngineSetup = { ...ourSetup, ...parts };
  return {
    DynamicForm: (props) => (
      <DynamicForm<OptionSources> {...props} setup={setup} texts={texts} options={sources} />
    ),
    parseDescriptors: (list) => parseDescriptors(list, setup),
  };
}
