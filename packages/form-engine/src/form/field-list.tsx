import { ERRORS_KEY, type FieldProps } from '@rjsf/utils';
import { useContext, useMemo } from 'react';
import type { FormData } from '../model/field-facts.ts';
import { FieldCell } from './field-cell.tsx';
import { FormViewContext, useFormScope } from './form-scope.ts';
import classes from './form.module.css';
import { pairedFields } from './pairs.ts';

/**
 * The whole form, in the place of rjsf's root field: the shown fields, one below the other and short ones in
 * pairs, with the values and errors of rjsf. rjsf's data keeps the hidden ones.
 */
export function FieldList({ formData, errorSchema, onChange }: FieldProps) {
  const { form } = useFormScope();
  const { shown, mountedCount } = useContext(FormViewContext);
  const paired = useMemo(() => pairedFields(shown.values()), [shown]);
  const data = (formData ?? {}) as FormData;
  return (
    <div className={classes.fields}>
      {form.fields.slice(0, mountedCount).map((field) => {
        const { key, parentKey } = field;
        if (!shown.has(key)) return null;
        return (
          <div key={key} className={paired.has(key) ? classes.half : classes.whole}>
            <FieldCell
              field={field}
              value={data[key] as string | number | undefined}
              parentValue={parentKey === undefined ? '' : String(data[parentKey] ?? '')}
              error={errorSchema?.[key]?.[ERRORS_KEY]?.[0]}
              onChange={onChange}
            />
          </div>
        );
      })}
    </div>
  );
}
