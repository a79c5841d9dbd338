import type { ErrorListProps, FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { Stack } from '@kosha/ui';
import { ErrorSummary } from './error-summary.tsx';
import { useFormScope } from './form-context.ts';
import classes from './form.module.css';

/** The kit's fields bring their own label and error. */
export const FieldTemplate = ({ children }: FieldTemplateProps) => children;

/** The shown fields, one below the other. */
export function ObjectFieldTemplate({ properties }: ObjectFieldTemplateProps) {
  const { shown } = useFormScope();
  return (
    <Stack gap={5} className={classes.fields}>
      {properties.map(({ name, content }) => shown.has(name) && content)}
    </Stack>
  );
}

/** rjsf's list of errors: ours carry a keyword, the server's come from the form's scope, in its order. */
export function ErrorListTemplate({ errors }: ErrorListProps) {
  const { shown, serverItems } = useFormScope();
  const own = errors.flatMap(({ name, property = '', message = '' }) => {
    const fieldKey = property.replace(/^\./, '');
    return name && shown.has(fieldKey) ? [{ text: message, fieldKey }] : [];
  });
  return <ErrorSummary items={[...serverItems, ...own]} />;
}
