import type { ErrorListProps, FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { useMemo } from 'react';
import { ErrorSummary } from './error-summary.tsx';
import { useFormScope } from './form-scope.ts';
import classes from './form.module.css';
import { pairedFields } from './pairs.ts';

/** Only the widget: the kit's fields have their own label and error. */
export const FieldTemplate = ({ children }: FieldTemplateProps) => children;

/** The shown fields, one below the other, short ones in pairs. rjsf's data keeps the hidden ones. */
export function ObjectFieldTemplate({ properties }: ObjectFieldTemplateProps) {
  const { shown } = useFormScope();
  const paired = useMemo(() => pairedFields(shown.values()), [shown]);
  return (
    <div className={classes.fields}>
      {properties.map(
        ({ name, content }) =>
          shown.has(name) && (
            <div key={name} className={paired.has(name) ? classes.half : classes.whole}>
              {content}
            </div>
          ),
      )}
    </div>
  );
}

/** The list of errors: the server's, in its order, then ours. Only ours have a `name`. */
export function ErrorListTemplate({ errors }: ErrorListProps) {
  const { shown, serverItems } = useFormScope();
  const own = errors.flatMap(({ name, property = '', message = '' }) => {
    const fieldKey = property.replace(/^\./, '');
    return name && shown.has(fieldKey) ? [{ text: message, fieldKey }] : [];
  });
  return <ErrorSummary items={[...serverItems, ...own]} />;
}
