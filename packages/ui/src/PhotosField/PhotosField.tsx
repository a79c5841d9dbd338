import { useDidUpdate } from '@mantine/hooks';
import { useRef } from 'react';
import type { ChangeEvent, MouseEvent } from 'react';
import { Field } from '../Field/Field.tsx';
import type { ControlProps, FieldProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CrossIcon } from '../Icons/Icons.tsx';
import { CameraIcon } from '../Icons/subject-icons.tsx';
import classes from './PhotosField.module.css';

export interface ChosenPhoto {
  id: string;
  /** An object URL of the photo. */
  url: string;
  /** The alternative text, such as 'Picture 1 of 2'. */
  alt: string;
  removeLabel: string;
}

export type PhotosFieldProps = FieldProps & {
  pictures: readonly ChosenPhoto[];
  /** The label of the button that adds pictures. */
  addLabel: string;
  /** Called even if the same files are picked again. */
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** True if no more pictures can be added. Hides the button. */
  isFull?: boolean;
  /** Ignores presses but keeps the focus. */
  isDisabled?: boolean;
};

const refuse = (event: MouseEvent) => event.preventDefault();

/** A field for several pictures: thumbnails with remove buttons, and a button that adds more. */
export function PhotosField(props: PhotosFieldProps) {
  const { label, labelNote, hint, error, pictures, onRemove, isFull, isDisabled = false } = props;
  const list = useRef<HTMLUListElement>(null);
  // When a new error appears below the list, scrolls to the list. The scroll padding leaves space
  // for the error. An initial error must not scroll the page.
  useDidUpdate(() => {
    if (error) list.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  function remove(id: string) {
    if (isDisabled) return;
    // Moves the focus to the list, because the remove button disappears with its picture.
    list.current?.focus();
    onRemove(id);
  }
  return (
    <Field label={label} labelNote={labelNote} hint={hint} error={error} hasControl={!isFull}>
      {(control) => (
        <ul ref={list} tabIndex={-1} className={classes.list}>
          {pictures.map(({ id, url, alt, removeLabel }) => (
            <li key={id} className={classes.picture}>
              <img src={url} alt={alt} className={classes.image} />
              <IconButton
                label={removeLabel}
                icon={<CrossIcon />}
                aria-disabled={isDisabled || undefined}
                onClick={() => remove(id)}
                className={classes.remove}
              />
            </li>
          ))}
          {!isFull && (
            <li>
              <AddButton {...props} control={control} />
            </li>
          )}
        </ul>
      )}
    </Field>
  );
}

type AddButtonProps = Pick<PhotosFieldProps, 'addLabel' | 'onAdd' | 'isDisabled'> & {
  control: ControlProps;
};

function AddButton({ addLabel, onAdd, isDisabled = false, control }: AddButtonProps) {
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    if (files.length > 0 && !isDisabled) onAdd(files);
  };
  return (
    <div className={classes.add}>
      <CameraIcon />
      <span aria-hidden>{addLabel}</span>
      <input
        {...control}
        type="file"
        accept="image/*"
        multiple
        aria-disabled={isDisabled || undefined}
        onClick={isDisabled ? refuse : undefined}
        onChange={pick}
        className={classes.input}
      />
    </div>
  );
}
