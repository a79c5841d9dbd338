import Form from '@rjsf/core';
import { VisuallyHidden } from '@kosha/ui';
import { useMemo, useRef } from 'react';
import { FIELD_WIDGET } from '../compile/compile-form.ts';
import { OptionsScopeContext } from '../options/use-field-options.ts';
import { FieldAdapter } from './field-adapter.tsx';
import { FormScopeContext } from './form-context.ts';
import classes from './form.module.css';
import { SubmitButton, SubmitContext } from './submit-button.tsx';
import { ErrorListTemplate, FieldTemplate, ObjectFieldTemplate } from './templates.tsx';
import { useCommitOnLeave } from './use-commit-on-leave.ts';
import { useFormControl, type FormBodyProps } from './use-form-control.ts';

const WIDGETS = { [FIELD_WIDGET]: FieldAdapter };
const TEMPLATES = { FieldTemplate, ObjectFieldTemplate, ErrorListTemplate };
const SUBMIT = <SubmitButton />;

/** One form from its first render to its last: another descriptor list is another one. */
export function FormBody(props: FormBodyProps) {
  const { formId, submitLabel: label, isSubmitting = false } = props;
  const rjsf = useRef<Form>(null);
  const control = useFormControl(props, rjsf);
  const commitOnLeave = useCommitOnLeave(control.flush);
  const submit = useMemo(() => ({ label, isSubmitting }), [label, isSubmitting]);
  return (
    <FormScopeContext value={control.scope}>
      <OptionsScopeContext value={control.optionsScope}>
        <SubmitContext value={submit}>
          <div onSubmitCapture={control.beforeSubmit} {...commitOnLeave}>
            <Form
              {...control.rjsfProps}
              ref={rjsf}
              id={formId}
              idPrefix={formId}
              className={classes.form ?? ''}
              widgets={WIDGETS}
              templates={TEMPLATES}
              experimental_componentUpdateStrategy="customDeep"
              noHtml5Validate
            >
              {SUBMIT}
            </Form>
            <VisuallyHidden role="status">
              {isSubmitting ? props.texts.submitting : control.announcement}
            </VisuallyHidden>
          </div>
        </SubmitContext>
      </OptionsScopeContext>
    </FormScopeContext>
  );
}
