import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import field from '../Field/Field.module.css';
import { cx } from '../shared/cx.ts';
import classes from './TextField.module.css';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'style' | 'size' | 'prefix'> &
  FieldProps & {
    /** Fixed text in front of the typed text, such as +91. */
    prefix?: string;
    /** A button or icon inside the field, at its end. */
    rightSection?: ReactNode;
    /** How many characters stay visible: in large text the parts beside them move below. */
    visibleCharacters?: number | undefined;
    /** The text of a field that nobody can type into: it takes as many lines as it needs. The input stays, and keeps the focus. */
    lines?: string | undefined;
  };

/** One line of text. Always give `inputMode` and `autoComplete`. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    labelNote,
    hint,
    error,
    id,
    prefix,
    rightSection,
    className,
    visibleCharacters,
    lines,
    ...input
  } = props;
  return (
    <Field label={label} labelNote={labelNote} hint={hint} error={error} id={id}>
      {(control) => (
        <div
          className={cx(
            field.control,
            !prefix && !rightSection && !lines && field.line,
            visibleCharacters !== undefined && classes.whole,
            lines && classes.given,
          )}
        >
          {prefix && (
            <span id={`${control.id}-prefix`} className={classes.prefix}>
              {prefix}
            </span>
          )}
          <input
            type="text"
            {...input}
            size={visibleCharacters}
            {...control}
            aria-describedby={
              cx(
                prefix && `${control.id}-prefix`,
                control['aria-describedby'],
                input['aria-describedby'],
              ) || undefined
            }
            className={cx(field.input, className)}
          />
          {lines && (
            <span aria-hidden dir="auto" className={cx(field.input, classes.lines)}>
              {lines}
            </span>
          )}
          {rightSection && <div className={classes.right}>{rightSection}</div>}
        </div>
      )}
    </Field>
  );
}
