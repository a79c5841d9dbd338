import type { ChangeEvent, MouseEvent, ReactNode, Ref } from 'react';
import { FieldError, useFieldIds } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { CameraIcon, ImageIcon } from '../Icons/subject-icons.tsx';
import { cx } from '../shared/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './PhotoField.module.css';

export type PhotoFieldProps = Pick<FieldProps, 'label' | 'hint' | 'error'> & {
  /** The label of the button that opens the camera or the file picker, such as 'Open camera'. */
  actionLabel: ReactNode;
  /** Called even if the same file is picked again. */
  onPick: (file: File) => void;
  /** An object URL of the photo; `previewAlt` is its alternative text. */
  previewUrl?: string | undefined;
  previewAlt?: string;
  /** An illustration that is shown while there is no preview. */
  illustration?: ReactNode;
  /** Another way to add a photo, such as a camera button. Shown first. */
  action?: ReactNode;
  /** The phone's front (`user`) or back camera. */
  capture?: 'user' | 'environment';
  /** A single row with icon buttons, for screens with several photos. */
  isCompact?: boolean;
  /** Makes the file button less prominent if another button is the main action. */
  isFileQuiet?: boolean;
  /** True if only existing photos can be chosen. Shows an image icon instead of a camera icon. */
  isFromGallery?: boolean;
  /** Highlights the next photo to take. */
  isCurrent?: boolean | undefined;
  /** Ignores presses but keeps the focus. */
  isDisabled?: boolean;
  /** The ref of the file input, which is focusable. */
  ref?: Ref<HTMLInputElement>;
};

const refuse = (event: MouseEvent) => event.preventDefault();

/** A field for one photo from the camera or from a file. */
export function PhotoField(props: PhotoFieldProps) {
  const { label, hint, error, actionLabel, onPick, previewUrl, previewAlt = '' } = props;
  const { illustration, action, capture, isCompact = false, isCurrent = false } = props;
  const { isDisabled = false, isFileQuiet = false, isFromGallery = false, ref } = props;
  const isMain = !action && !isFileQuiet;
  const { ids, control } = useFieldIds({ hint, error });
  const ActionLabel = isCompact ? VisuallyHidden : 'span';
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file && !isDisabled) onPick(file);
  };
  return (
    <div
      className={cx(
        classes.root,
        isCompact && classes.compact,
        isCurrent && classes.current,
        Boolean(error) && classes.invalid,
      )}
    >
      <div className={classes.picture}>
        {previewUrl ? <Preview url={previewUrl} alt={previewAlt} /> : illustration}
      </div>
      <div className={classes.words}>
        <label htmlFor={control.id} className={classes.label}>
          {label}
        </label>
        {hint && (
          <div id={ids.hint} className={classes.hint}>
            {hint}
          </div>
        )}
      </div>
      <div className={classes.actions}>
        {action}
        <div className={cx(classes.button, isFileQuiet && classes.quiet)}>
          {isMain && !isFromGallery && <CameraIcon />}
          {(isMain ? isFromGallery : isCompact) && <ImageIcon />}
          <ActionLabel id={`${control.id}-action`}>{actionLabel}</ActionLabel>
          <input
            {...control}
            aria-describedby={cx(`${control.id}-action`, control['aria-describedby'])}
            type="file"
            accept="image/*"
            capture={capture}
            ref={ref}
            aria-disabled={isDisabled || undefined}
            onClick={isDisabled ? refuse : undefined}
            onChange={pick}
            className={classes.input}
          />
        </div>
      </div>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </div>
  );
}

function Preview({ url, alt }: { url: string; alt: string }) {
  return <img src={url} alt={alt} className={classes.preview} />;
}
