import { lazy, Suspense, useMemo } from 'react';
import { isReadOnlyNow } from '../../form/field-cell.tsx';
import { useFormScope } from '../../form/form-scope.ts';
import type { GroupCellProps } from '../../model/field-type.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { GroupMessages } from './group-messages.ts';
import { newRowEntries, newRowId } from './row-values.ts';

const GroupFrame = lazy(() => import('./group-frame.tsx'));

const noRows = () => [];

export function GroupCell(props: GroupCellProps) {
  const { field, mounted, error, data, onCommit, renderFields } = props;
  const scope = useFormScope();
  const { key, definition } = field;
  const { idsOf = noRows, answerOf = String, isSingle = false } = definition.group ?? {};
  const ids = idsOf(data[key]);
  const rows = useMemo(() => {
    const inside = [...mounted.values()].filter(({ row }) => row?.of.key === key);
    return groupBy(inside, ({ row }) => row?.id);
  }, [mounted, key]);
  return (
    <Suspense fallback={null}>
      <GroupFrame
        id={scope.idOf(key)}
        field={field}
        error={error}
        optional={scope.messages.optional}
        messages={definition.parts as GroupMessages}
        isReadOnly={isReadOnlyNow(field, scope)}
        isSingle={isSingle}
        ids={ids}
        newId={() => newRowId(key, ids, data)}
        onRows={(next, begun) => {
          const answer = answerOf(next);
          onCommit(answer, begun === undefined ? [] : newRowEntries(field, answer, begun));
        }}
        renderRow={(id) => renderFields(rows.get(id) ?? [])}
        announce={scope.announce}
      />
    </Suspense>
  );
}
