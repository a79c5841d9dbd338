export { createFormEngine, type EngineParts, type FormEngine } from './create-form-engine.tsx';
export { ourSetup } from './descriptor/our-setup.ts';
export { DynamicForm, type DynamicFormProps } from './form/dynamic-form.tsx';
export type { FormSection } from './form/section-groups.ts';
export type { FormHandle } from './form/form-handle.ts';
export { englishTexts } from './english-texts.ts';
export { joinWorkLists } from './descriptor/join-work-lists.ts';
export { visibleFields, stripHidden } from './model/visibility.ts';
export { parseDescriptors, type ParsedForm } from './descriptor/parse-descriptors.ts';
export { validate, type ChoicesOf, type FieldProblem } from './validator/validate.ts';
export { possibleErrors, type PossibleError } from './validator/possible-errors.ts';
export { sampleValues, type ChoicesIn } from './validator/sample-values.ts';
export { problemText } from './validator/problem-text.ts';
export { checkboxKind } from './fields/checkbox/checkbox.kind.ts';
export { dateKind } from './fields/date/date.kind.ts';
export { dropdownWithChips } from './fields/dropdown/dropdown.kind.ts';
export { dateRangeKind } from './fields/date-range/date-range.kind.ts';
export { severalChoicesKind } from './fields/several-choices/several-choices.kind.ts';
export { englishMoreWords, type MoreWords } from './more/english-more-words.ts';
export { moreSetup } from './more/more-setup.ts';
export { fieldKind } from './model/field-kind.ts';
export { inGroups } from './more/in-groups.ts';
export { fileKind } from './fields/file/file.kind.ts';
export { longTextKind } from './fields/long-text/long-text.kind.ts';
export { frameOf } from './fields/shared/frame.tsx';
export { useAdoption } from './fields/shared/use-adoption.ts';
export { useSelectInput } from './fields/shared/use-select-input.ts';
export { useTextInput } from './fields/text/use-text-input.ts';
export { useTypedText } from './fields/shared/use-typed-text.ts';
export { clearDraft, clearDrafts } from './drafts/draft-storage.ts';
export type { DescriptorInput } from './descriptor/descriptor-input.ts';
export type { FieldError } from './model/field-error.ts';
export type { Drift, DriftProblem } from './model/drift.ts';
export {
  asyncCheck,
  crossCheck,
  type AsyncCheck,
  type CrossCheck,
  type CheckedFields,
} from './model/check.ts';
export { computedChanges } from './model/computed.ts';
export { decidersOf, type Condition } from './model/condition.ts';
export type { Extension, Extra } from './model/extension.ts';
export type { Meaning } from './model/meaning.ts';
export type { EngineSetup, IdentityRule, VisibilityRule } from './model/setup.ts';
export type { Choice, Descriptor } from './model/field-facts.ts';
export type { PageShown } from './model/pages.ts';
export type { FormValue, FormValues, RowValues } from './model/form-value.ts';
export type { Field, FormDescription } from './model/field.ts';
export type { FieldKindDefinition, ValueRule, WidgetProps } from './model/kind.ts';
export type { Problem } from './model/problem.ts';
export type { OptionsLoader, OptionSources, OptionsPort } from './model/options.ts';
export type { FormTexts } from './model/texts.ts';
