import { TextField } from '@kosha/ui';
import type { ComponentType, SyntheticEvent } from 'react';
import type { WidgetProps } from '../../model/kind.ts';
import { frameOf } from '../shared/frame.tsx';
import { useTypedText } from '../shared/use-typed-text.ts';

/** Stands for a date of which only a part is filled in: it is an answer, but no day. */
const partOfDay = '?';

/** The browser's own picker for days from the first to the last. */
export const dateWidget = (first: string, last: string): ComponentType<WidgetProps> =>
  function DateWidget(props) {
    const { field, isReadOnly } = props;
    const { edit, ...typed } = useTypedText<HTMLInputElement>(props);
    // The browser tells of a partly filled date only by its validity, and a key in it fires no change.
    const take = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
      const { value, validity } = currentTarget;
      edit(validity.badInput ? partOfDay : value);
    };
    return (
      <TextField
        {...frameOf(props)}
        {...typed}
        type="date"
        min={first}
        max={last}
        autoComplete="off"
        readOnly={isReadOnly}
        aria-required={field.isRequired}
        onChange={take}
        onKeyUp={take}
      />
    );
  };
