import { Input } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import field from '../Field/Field.module.css';
import { cx } from '../shared/cx.ts';
import { asDefinedProps } from '../shared/given.ts';
import classes from './TextField.module.css';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'style' | 'size' | 'prefix'> &
  FieldProps & {
    /** A fixed prefix, such as +91. */
    prefix?: string;
    /** A button or an icon at the end of the field. */
    rightSection?: ReactNode;
    /**
     * The number of characters that must stay visible. With large text, the prefix and
     * `rightSection` therefore wrap to lines of their own.
     */
    visibleCharacters?: number | undefined;
    /** A read-only field shows this text instead of `value`, and wraps it. It stays focusable. */
    lines?: string | undefined;
  };

/**
 * A field for a short text. Callers must set `inputMode`, which selects the phone's keyboard, and
 * `autoComplete`, which tells the browser what data to fill in.
 */
export function TextField(props: TextFieldProps) {
  const { label, labelNote, hint, error, id, prefix, visibleCharacters, className, ...input } =
    props;
  const { lines, rightSection } = props;
  const isSingleLine = !prefix && !rightSection && !lines;
  return (
    <Field label={label} labelNote={labelNote} hint={hint} error={error} id={id}>
      {(control) => {
        const describedBy = [control['aria-describedby'], input['aria-describedby']];
        const prefixId = prefix && `${control.id}-prefix`;
        return (
          <Input
            component={InputWithLines}
            type="text"
            {...asDefinedProps(input)}
            {...(visibleCharacters !== undefined && { inputSize: `${visibleCharacters}` })}
            leftSection={prefix && <span id={prefixId}>{prefix}</span>}
            attributes={{
              input: {
                ...control,
                // Mantine sets `dir` on the wrapper, but `dir="auto"` works only on the input.
                dir: input.dir,
                'aria-describedby': cx(prefixId, ...describedBy) || undefined,
              },
            }}
            classNames={{
              wrapper: cx(
                field.control,
                isSingleLine && field.line,
                visibleCharacters !== undefined && classes.whole,
                lines && classes.given,
              ),
              input: cx(field.input, className),
              section: cx(field.section, classes.section),
            }}
          />
        );
      }}
    </Field>
  );
}

type InputWithLinesProps = ComponentPropsWithRef<'input'> & Pick<TextFieldProps, 'lines'>;

function InputWithLines({ lines, ...input }: InputWithLinesProps) {
  return (
    <>
      <input {...input} />
      {lines && (
        <span aria-hidden dir="auto" className={cx(field.input, classes.lines)}>
          {lines}
        </span>
      )}
    </>
  );
}
