import type { ReactNode } from 'react';
import { parseDescriptors, type ParsedForm } from './descriptor/parse-descriptors.ts';
import { DynamicForm, type DynamicFormProps } from './form/dynamic-form.tsx';
import type { FieldKindDefinition } from './model/kind.ts';
import type { OptionSources, OptionsLoader } from './model/options.ts';
import type { EngineSetup } from './model/setup.ts';
import type { FormTexts } from './model/texts.ts';
import { ourSetup } from './descriptor/our-setup.ts';

type Kinds = EngineSetup['kinds'];

/** The sources that these kinds name. */
type SourceOf<Some extends Kinds> = {
  [Name in keyof Some]: Some[Name] extends { source: infer Source extends string } ? Source : never;
}[keyof Some];

/** Kinds whose parents are among them; of any other the names are shown that are possible. */
type WithParents<Some extends Kinds> = {
  [Name in keyof Some]: Some[Name] extends { parentKind: infer Parent }
    ? Parent extends keyof Some
      ? FieldKindDefinition
      : { parentKind: keyof Some }
    : FieldKindDefinition;
};

/** What an app brings; kinds, visibility and identity are the product's own where it brings none. */
export interface EngineParts<Some extends Kinds = typeof ourSetup.kinds> extends Partial<
  Omit<EngineSetup, 'kinds'>
> {
  kinds?: Some & WithParents<Some>;
  texts: FormTexts;
  /** A loader for each `source` that one of the kinds names. */
  sources: Readonly<Record<SourceOf<Some>, OptionsLoader>>;
}

/** The form component and the functions of one app. */
export interface FormEngine {
  DynamicForm: (props: Omit<DynamicFormProps, 'setup' | 'texts' | 'options'>) => ReactNode;
  parseDescriptors: (list: unknown) => ParsedForm;
}

/** An engine with kinds, words, sources of choices, hide rules and identity names from outside. */
export function createFormEngine<const Some extends Kinds = typeof ourSetup.kinds>({
  texts,
  sources,
  ...parts
}: EngineParts<Some>): FormEngine {
  const setup: EngineSetup = { ...ourSetup, ...parts };
  return {
    DynamicForm: (props) => (
      <DynamicForm<OptionSources> {...props} setup={setup} texts={texts} options={sources} />
    ),
    parseDescriptors: (list) => parseDescriptors(list, setup),
  };
}
