import { ERRORS_KEY, type FieldProps } from '@rjsf/utils';
import { Suspense, useMemo } from 'react';
import type { FormData } from '../model/field-facts.ts';
import type { Field } from '../model/field.ts';
import type { GroupDefinition } from '../model/kind.ts';
import { groupBy } from '../shared/group-by.ts';
import { FieldCell, isHeld } from './field-cell.tsx';
import { useFormScope } from './form-scope.ts';
import classes from './form.module.css';
import { pairedFields } from './pairs.ts';

/** What all fields get from rjsf. */
export interface CellParts extends Pick<FieldProps, 'onChange'> {
  errorSchema: FieldProps['errorSchema'] | undefined;
  data: FormData;
  /** The fields shown, by key. */
  shown: ReadonlyMap<string, Field>;
}

type Inside = ReadonlyMap<string | undefined, readonly Field[]>;

interface CellsProps extends CellParts {
  fields: readonly Field[];
  /** The fields in the rows of the groups among them, by the key of the group. */
  inRows?: Inside;
}

export const errorOf = (key: string, errors: CellParts['errorSchema']): string | undefined =>
  errors?.[key]?.[ERRORS_KEY]?.[0];

const none: readonly Field[] = [];

/** Fields one below the other, and short ones in pairs. */
export function Cells({ fields, inRows, ...parts }: CellsProps) {
  const { data, errorSchema, shown, onChange } = parts;
  const paired = useMemo(() => pairedFields(fields), [fields]);
  return (
    <div className={classes.fields}>
      {fields.map((field) => {
        const { key, parentKey, definition } = field;
        if (definition.group) {
          const inside = inRows?.get(key) ?? none;
          return (
            <GroupCell
              {...parts}
              key={key}
              field={field}
              group={definition.group}
              inside={inside}
            />
          );
        }
        return (
          <FieldCell
            key={key}
            field={field}
            isHalf={paired.has(key)}
            value={data[key] as string | number | undefined}
            parentValue={parentKey === undefined ? '' : String(data[parentKey] ?? '')}
            parentLabel={parentKey === undefined ? undefined : shown.get(parentKey)?.label}
            error={errorOf(key, errorSchema)}
            onChange={onChange}
          />
        );
      })}
    </div>
  );
}

interface GroupCellProps extends CellParts {
  field: Field;
  group: GroupDefinition;
  /** The fields of all its rows. */
  inside: readonly Field[];
}

/** A repeating group: the frame of its kind around the fields of each row. */
function GroupCell({ field, group, inside, ...parts }: GroupCellProps) {
  const scope = useFormScope();
  const { data, errorSchema, onChange } = parts;
  const { key, definition } = field;
  const { frame: Frame } = group;
  const ids = group.idsOf(data[key]);
  const rows = useMemo(() => groupBy(inside, ({ row }) => row?.id), [inside]);
  return (
    <div className={classes.whole}>
      <Suspense fallback={null}>
        <Frame
          id={scope.idOf(key)}
          field={field}
          error={errorOf(key, errorSchema)}
          texts={scope.texts}
          isReadOnly={isHeld(field, scope)}
          ids={ids}
          newId={() => newRowId(key, ids, data)}
          onRows={(next) => {
            const rowsNow = group.answerOf(next);
            onChange(rowsNow, [key]);
            scope.afterCommit(field, rowsNow);
          }}
          renderRow={(id) => <Cells {...parts} fields={rows.get(id) ?? none} />}
          announce={scope.announce}
          parts={definition.parts}
        />
      </Suspense>
    </div>
  );
}

/** One that no answer has: those of a row that went stay in the form, and must not come back with another. */
export function newRowId(groupKey: string, ids: readonly string[], data: FormData): string {
  const prefix = `${groupKey}r`;
  const isFree = (id: string) =>
    !ids.includes(id) && !Object.keys(data).some((key) => key.startsWith(`${prefix}${id}f`));
  let number = ids.length;
  while (!isFree(`n${number}`)) number += 1;
  return `n${number}`;
}
