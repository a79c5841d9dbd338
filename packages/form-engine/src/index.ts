export {
  createFormEngine,
  type FormEngineOptions,
  type FormEngine,
} from './create-form-engine.tsx';
export { defaultConfig } from './schema/default-config.ts';
export { DynamicForm, type DynamicFormProps } from './form/dynamic-form.tsx';
export type { FormSection } from './form/section-groups.ts';
export type { FormHandle } from './form/form-handle.ts';
export { englishMessages } from './english-messages.ts';
export { joinWorkLists } from './schema/join-work-lists.ts';
export { visibleFields, stripHidden } from './model/visibility.ts';
export { parseFields, type ParsedForm } from './schema/parse-fields.ts';
export { validateForm, type GetFieldChoices, type ValidationError } from './validator/validate.ts';
export { possibleErrors, type PossibleError } from './validator/possible-errors.ts';
export { sampleValues, type ChoicesIn } from './validator/sample-values.ts';
export { errorMessage } from './validator/error-message.ts';
export { checkboxField } from './fields/checkbox/checkbox.field.ts';
export { dateField } from './fields/date/date.field.ts';
export { selectWithChips } from './fields/select/select.field.ts';
export { dateRangeField } from './fields/date-range/date-range.field.ts';
export { multiSelectField } from './fields/multi-select/multi-select.field.ts';
export {
  englishExtendedMessages,
  type ExtendedMessages,
} from './extended-fields/english-extended-messages.ts';
export { extendedConfig } from './extended-fields/extended-config.ts';
export { defineFieldType } from './model/define-field-type.ts';
export { fromJsonSchema } from './schema/from-json-schema.ts';
export { inGroups } from './extended-fields/in-groups.ts';
export { fileField } from './fields/file/file.field.ts';
export { textareaField } from './fields/textarea/textarea.field.ts';
export { getFieldProps } from './fields/shared/get-field-props.tsx';
export { useHydratedValue } from './fields/shared/use-hydrated-value.ts';
export { useSelectInput } from './fields/shared/use-select-input.ts';
export { useTextInput } from './fields/text/use-text-input.ts';
export { useTypedText } from './fields/shared/use-typed-text.ts';
export { clearDraft, clearDrafts } from './drafts/draft-storage.ts';
export type { FieldDescriptor } from './schema/field-descriptor.ts';
export type { StandardSchema } from './model/standard-schema.ts';
export type { FieldError } from './model/field-error.ts';
export type { SchemaIssue, SchemaIssueCode } from './model/schema-issue.ts';
export {
  defineAsyncValidator,
  defineValidator,
  type AsyncFormValidator,
  type FormValidator,
  type ValidatedFields,
} from './model/form-validator.ts';
export { computedChanges } from './model/computed.ts';
export { conditionFields, type Condition } from './model/condition.ts';
export type { Extension, ExtendedProperties } from './model/extension.ts';
export type { TextFormat } from './model/text-format.ts';
export type { FormConfig, SensitiveRule, VisibilityRule } from './model/config.ts';
export type { Choice, Descriptor } from './model/field-facts.ts';
export type { FormPage } from './model/pages.ts';
export type { FormValue, FormValues, RowValues } from './model/form-value.ts';
export type { Field, FormDescription } from './model/field.ts';
export type { FieldType, ValueRule, WidgetProps } from './model/field-type.ts';
export type { ErrorType } from './model/error-type.ts';
export type { LoadOptions, OptionLoaders, DefaultOptions } from './model/options.ts';
export type { FormMessages } from './model/messages.ts';
