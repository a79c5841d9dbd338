import { Button, KitTheme, VisuallyHidden } from '@kosha/ui';
import Form from '@rjsf/core';
import { type FormEvent, type MouseEvent, useContext, useEffect, useRef } from 'react';
import type { AnswersByKey } from '../model/field-facts.ts';
import type { FormDescription } from '../model/field.ts';
import type { FormValues } from '../model/form-value.ts';
import { answersToSend, visibleFieldsWith } from '../model/visibility.ts';
import { useLatest } from '../shared/use-latest.ts';
import { checkWithSchema } from '../validator/check-with-schema.ts';
import { formSchema } from '../validator/form-schema.ts';
import { ErrorListTemplate } from './error-list-template.tsx';
import { FieldList } from './field-list.tsx';
import { FormElement } from './form-element.tsx';
import type { BodyProps } from './form-props.ts';
import { FormScopeContext, FormViewContext, useFormScope } from './form-scope.ts';
import classes from './form.module.css';
import { revealLinkTarget } from './reveal.ts';
import { useAsyncValidation } from './use-async-validation.ts';
import { useCommitOnBlur } from './use-commit-on-blur.ts';
import { useFormHandle } from './use-form-handle.ts';
import { useForm } from './use-form.ts';
import { useDuplicateSubmitGuard, useSending, useSubmitAgain } from './use-sending.ts';

/** `FieldList` replaces the root field of rjsf, so rjsf renders no fields itself. */
const rjsfSettings = {
  schema: formSchema,
  fields: { SchemaField: FieldList },
  templates: { ErrorListTemplate },
  children: <SubmitButton />,
  _internalFormWrapper: FormElement,
  experimental_componentUpdateStrategy: 'customDeep',
  // `FieldList` ignores this flag. The flag stops rjsf from hashing all answers on each change.
  readonly: true,
  noHtml5Validate: true,
  liveValidate: 'onChange',
} as const;

const none: readonly never[] = [];

export function FormBody({ ref, reset, ...props }: BodyProps) {
  const { form, formId, messages, onSubmit, onChange } = props;
  useUniqueFormId(formId);
  const rjsf = useRef<Form>(null);
  const sending = useSending();
  const press = useDuplicateSubmitGuard(props.isSubmitting === true);
  const isSubmitting = props.isSubmitting === true || sending.isSending;
  const {
    answers,
    problems,
    pages,
    scope,
    uncommitted,
    view,
    setValue,
    mountField,
    mountAll,
    mountUpTo,
    announcement,
  } = useForm({ ...props, isSubmitting }, rjsf);
  const { show: goToPage } = pages;
  useFormHandle(ref, { form, answers, rjsf, scope, reset, mountField, goToPage });
  const commitOnLeave = useCommitOnBlur(answers.commitTyped);
  const { validator, extraErrors, onRefused } = problems;
  const asyncValidation = useAsyncValidation(form, problems.findAll);
  const valuesNow = useLatest(() => JSON.stringify(valuesToSend(form, answers.withTyped())));
  const submitAgain = useSubmitAgain(rjsf, isSubmitting);

  const visibleFieldsOf = (data: AnswersByKey) => visibleFieldsWith(form, ({ key }) => data[key]);
  const setComputed = (data: AnswersByKey) => {
    for (const [key, value] of form.computed?.(form.fields, data) ?? []) {
      answers.give(key, value);
      setValue(key, value);
    }
  };
  const beforeSubmit = (event: FormEvent) => {
    if (isSubmitting || sending.isBusy()) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    uncommitted.leave();
    if (problems.serverItems.length > 0) press.forget();
    const isLast = pages.placeAfter(visibleFieldsOf(answers.withTyped())) === undefined;
    answers.commitTyped();
    setComputed(answers.withTyped());
    const firstInvalid = problems.startChecking(
      isLast ? undefined : ({ key }) => pages.here.has(key),
    );
    // The form focuses the first invalid field, so this field must be mounted. The focus event then
    // mounts all other fields.
    if (firstInvalid) mountUpTo([...pages.here.keys()].indexOf(firstInvalid.key));
  };
  const revealClickTarget = (event: MouseEvent) => revealLinkTarget(event, mountField);
  const submitValues = (values: FormValues) => {
    problems.onSent();
    return onSubmit(values);
  };
  const validateAndSubmit = async (values: FormValues, data: AnswersByKey) => {
    const valuesAtStart = valuesNow.current();
    const { schema } = form;
    const [asynchronous, bySchema] = await Promise.all([
      asyncValidation.settle(data),
      schema ? checkWithSchema(schema, values) : none,
    ]);
    if (!asynchronous) return;
    const newErrors = [...asynchronous, ...bySchema];
    // During the validation, the app may have changed answers or removed rows. The result is then
    // about the old answers, so the form is submitted again.
    if (valuesNow.current() !== valuesAtStart) submitAgain();
    else if (newErrors.length === 0) await submitValues(values);
    else problems.showErrors(newErrors);
  };
  const send = (formData: AnswersByKey) => {
    problems.onAccepted();
    const next = pages.placeAfter(visibleFieldsOf(formData));
    if (next !== undefined) {
      problems.stopChecking();
      return pages.goTo(next);
    }
    // Mounts all fields, because server errors can refer to any field.
    mountAll();
    const values = valuesToSend(form, formData);
    if (press.isSame(values)) return;
    sending.run(
      () =>
        asyncValidation.hasAny || form.schema
          ? validateAndSubmit(values, formData)
          : submitValues(values),
      (error) => {
        press.forget();
        console.error('onSubmit failed', error);
        problems.showErrors([{ message: messages.submitFailed }]);
      },
    );
  };
  return (
    <FormScopeContext value={scope}>
      <FormViewContext value={view}>
        <KitTheme>
          <div
            // The styles of the package select this class.
            className="kosha-form"
            data-mantine-color-scheme="light"
            onSubmitCapture={beforeSubmit}
            onClickCapture={revealClickTarget}
            {...uncommitted.handlers}
            {...commitOnLeave}
          >
            <Form
              {...rjsfSettings}
              className={
                (props.hasColumns ?? pages.hasColumns)
                  ? `${classes.form} ${classes.columns}`
                  : `${classes.form}`
              }
              ref={rjsf}
              id={formId}
              idPrefix={formId}
              initialFormData={answers.initial}
              validator={validator}
              {...(extraErrors && { extraErrors })}
              onChange={({ formData = {} }) => {
                if (!answers.record(formData)) return;
                setComputed(formData);
                if (asyncValidation.hasAny) asyncValidation.prepare(formData);
                onChange?.(valuesToSend(form, formData));
              }}
              onError={onRefused}
              onSubmit={({ formData = {} }) => send(formData)}
            />
            <VisuallyHidden role="status">
              {isSubmitting ? messages.submitting : announcement}
            </VisuallyHidden>
          </div>
        </KitTheme>
      </FormViewContext>
    </FormScopeContext>
  );
}

/**
 * Ids in the form begin with `formId`. If two forms had the same `formId`, their ids would be the
 * same, and labels, errors and links could refer to the wrong form.
 */
function useUniqueFormId(formId: string): void {
  useEffect(() => {
    const forms = document.querySelectorAll(`form[id="${CSS.escape(formId)}"]`);
    if (forms.length > 1) console.error(`${forms.length} forms have the formId "${formId}"`);
  }, [formId]);
}

const valuesToSend = (form: FormDescription, data: AnswersByKey): FormValues =>
  answersToSend(form, ({ key }) => data[key]);

function SubmitButton() {
  const { isSubmitting } = useFormScope();
  const { submitLabel } = useContext(FormViewContext);
  if (!submitLabel) return null;
  return (
    <Button type="submit" isFullWidth isLoading={isSubmitting}>
      {submitLabel}
    </Button>
  );
}
