import { Button, VisuallyHidden } from '@kosha/ui';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Field } from '../../model/field-type.ts';
import { fillMessage } from '../../model/messages.ts';
import classes from './group.module.css';
import type { GroupMessages } from './group-messages.ts';
import { titleWithOuterRow } from './row-fields.ts';

interface GroupFrameProps {
  id: string;
  field: Field;
  error: string | undefined;
  /** The text `(optional)`, shown next to the label of a group that may be empty. */
  optional: string;
  messages: GroupMessages;
  isReadOnly: boolean;
  /** If true, the group has exactly one row, which has no title and no buttons. */
  isSingle: boolean;
  ids: readonly string[];
  newId: () => string;
  /** Called with the new list of row ids. `begun` is the id of an added row. */
  onRows: (ids: readonly string[], begun?: string) => void;
  renderRow: (id: string) => ReactNode;
  announce: (message: string) => void;
}

/** Matches only the controls of fields, because the row's own buttons have no id. */
const controls = ':is(input, select, textarea, button)[id]';

const firstControlIn = (row: Element | null | undefined): HTMLElement | null | undefined =>
  row?.querySelector<HTMLElement>(controls) ?? row?.querySelector<HTMLElement>('fieldset[id]');

/**
 * When a row is added, its first field gets the focus. When a row is removed, the group gets the
 * focus.
 */
export default function GroupFrame(props: GroupFrameProps) {
  const { id, field, error, optional, messages, isReadOnly, isSingle, ids } = props;
  const { newId, onRows, renderRow, announce } = props;
  const { least = 0, most = Infinity } = field.rows ?? {};
  const rows = isSingle ? [] : ids;
  const root = useRef<HTMLFieldSetElement>(null);
  const addedRowId = useRef<string>(undefined);
  const titleOf = (at: number) =>
    fillMessage(messages.rowTitle, { label: field.label, number: at + 1 });
  const outerRow = field.row && <VisuallyHidden> ({field.row.title})</VisuallyHidden>;
  useLayoutEffect(() => {
    const { current: row } = addedRowId;
    if (row === undefined) return;
    // This effect runs after every render, because a row's fields can mount later than the row.
    const first = firstControlIn(
      root.current?.querySelector(`:scope > [data-row="${CSS.escape(row)}"]`),
    );
    if (!first) return;
    addedRowId.current = undefined;
    first.focus();
  });
  const add = () => {
    addedRowId.current = newId();
    onRows([...ids, addedRowId.current], addedRowId.current);
    announce(
      fillMessage(messages.rowAdded, { row: titleWithOuterRow(field, titleOf(ids.length)) }),
    );
  };
  const remove = (row: string, at: number) => {
    onRows(ids.filter((one) => one !== row));
    root.current?.focus();
    announce(fillMessage(messages.rowRemoved, { row: titleWithOuterRow(field, titleOf(at)) }));
  };
  const describedBy = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return (
    <fieldset
      ref={root}
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy.join(' ') || undefined}
      className={classes.group}
    >
      <legend className={classes.title}>
        <bdi>{field.label}</bdi>
        {least === 0 && <span className={classes.note}> {optional}</span>}
      </legend>
      {field.hint && (
        <p id={`${id}-hint`} className={classes.note}>
          <bdi>{field.hint}</bdi>
        </p>
      )}
      {isSingle && <div className={classes.row}>{renderRow(ids[0] ?? '')}</div>}
      {rows.map((row, at) => (
        <fieldset key={row} data-row={row} className={classes.row}>
          <legend className={classes.rowTitle}>
            <bdi>{titleOf(at)}</bdi>
          </legend>
          {renderRow(row)}
          {!isReadOnly && ids.length > least && (
            <Button variant="quiet" onClick={() => remove(row, at)}>
              {fillMessage(messages.removeRow, { row: titleOf(at) })}
              {outerRow}
            </Button>
          )}
        </fieldset>
      ))}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
      {!isReadOnly && ids.length < most && (
        <Button variant="secondary" onClick={add}>
          {fillMessage(messages.addRow, { label: field.label })}
          {outerRow}
        </Button>
      )}
    </fieldset>
  );
}
