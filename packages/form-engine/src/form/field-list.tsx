import { ERRORS_KEY, type FieldProps } from '@rjsf/utils';
import { Stack } from '@kosha/ui';
import { useContext } from 'react';
import type { FormData } from '../model/field-facts.ts';
import { FieldCell } from './field-cell.tsx';
import { FormViewContext, useFormScope } from './form-scope.ts';
import classes from './form.module.css';

/**
 * The whole form, in the place of rjsf's root field: the shown fields, one below the other, with the
 * values and errors of rjsf. rjsf's data keeps the hidden ones.
 */
export function FieldList({ formData, errorSchema, onChange }: FieldProps) {
  const { form } = useFormScope();
  const { shown, mountedCount } = useContext(FormViewContext);
  const data = (formData ?? {}) as FormData;
  return (
    <Stack gap={5} className={classes.fields}>
      {form.fields.slice(0, mountedCount).map((field) => {
        const { key, parentKey } = field;
        if (!shown.has(key)) return null;
        return (
          <FieldCell
            key={key}
            field={field}
            value={data[key] as string | number | undefined}
            parentValue={parentKey === undefined ? '' : String(data[parentKey] ?? '')}
            error={errorSchema?.[key]?.[ERRORS_KEY]?.[0]}
            onChange={onChange}
          />
        );
      })}
    </Stack>
  );
}
