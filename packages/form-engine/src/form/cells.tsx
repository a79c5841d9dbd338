import { ERRORS_KEY, type FieldProps } from '@rjsf/utils';
import { useMemo } from 'react';
import type { FormData } from '../model/field-facts.ts';
import type { Field } from '../model/field.ts';
import { FieldCell } from './field-cell.tsx';
import { useFormScope } from './form-scope.ts';
import classes from './form.module.css';
import { pairedFields } from './pairs.ts';

/** The props from rjsf that are the same for all fields. */
export interface CellParts extends Pick<FieldProps, 'onChange'> {
  errorSchema: FieldProps['errorSchema'] | undefined;
  data: FormData;
  /** The mounted fields by key, including those of rows. */
  mounted: ReadonlyMap<string, Field>;
}

interface CellsProps extends CellParts {
  fields: readonly Field[];
}

const none: readonly never[] = [];

export const errorOf = (key: string, errors: CellParts['errorSchema']): string | undefined =>
  errors?.[key]?.[ERRORS_KEY]?.[0];

/** A list of fields, in which consecutive short fields form pairs. */
export function Cells({ fields, ...parts }: CellsProps) {
  const { data, errorSchema, mounted, onChange } = parts;
  const { afterCommit, give } = useFormScope();
  const paired = useMemo(() => pairedFields(fields), [fields]);
  return (
    <div className={classes.fields}>
      {fields.map((field) => {
        const { key, parentKey, definition } = field;
        if (definition.group) {
          const { cell: GroupCell } = definition.group;
          return (
            <div key={key} className={classes.whole}>
              <GroupCell
                field={field}
                mounted={mounted}
                error={errorOf(key, errorSchema)}
                data={data}
                onCommit={(answer, begun = none) => {
                  for (const [begunKey, value] of begun) {
                    give(begunKey, value);
                    onChange(value, [begunKey]);
                  }
                  onChange(answer, [key]);
                  afterCommit(field, answer);
                }}
                renderFields={(inRow) => <Cells {...parts} fields={inRow} />}
              />
            </div>
          );
        }
        return (
          <FieldCell
            key={key}
            field={field}
            isHalf={paired.has(key)}
            value={data[key] as string | number | undefined}
            parentValue={parentKey === undefined ? '' : String(data[parentKey] ?? '')}
            parentLabel={parentKey === undefined ? undefined : mounted.get(parentKey)?.label}
            error={errorOf(key, errorSchema)}
            onChange={onChange}
          />
        );
      })}
    </div>
  );
}
