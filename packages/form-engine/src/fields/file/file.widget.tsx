import { Button, Text, TextField } from '@kosha/ui';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { WidgetProps } from '../../model/field-type.ts';
import { fillMessage } from '../../model/messages.ts';
import { isFilledIn } from '../../model/filled-in.ts';
import { getFieldProps } from '../shared/get-field-props.tsx';
import { useHydratedValue } from '../shared/use-hydrated-value.ts';
import { uploadedName, pending, type FileParts } from './file-parts.ts';
import { createUpload } from './upload.ts';
import classes from './file.module.css';

/** The native file input, with the upload's progress and status. */
export function FileWidget(props: WidgetProps) {
  const { id, field, messages, isReadOnly } = props;
  const parts = props.parts as FileParts;
  const upload = useUpload(props, parts);
  const { state, file, done } = useSyncExternalStore(upload.subscribe, upload.peek, upload.peek);
  const { status, canRemove } = statusOf(props, parts, upload.peek());
  useHydratedValue(id, (element) => {
    const [picked] = (element as HTMLInputElement).files ?? [];
    if (picked) upload.send(picked);
  });
  const remove = () => {
    upload.remove();
    const element = document.getElementById(id) as HTMLInputElement | null;
    if (!element) return;
    element.value = '';
    element.focus();
  };
  return (
    <div>
      <TextField
        {...getFieldProps(props)}
        type="file"
        className={classes.input}
        accept={parts.accept}
        aria-describedby={`${id}-state`}
        aria-required={field.isRequired}
        aria-disabled={isReadOnly || undefined}
        onClick={(event) => isReadOnly && event.preventDefault()}
        onChange={({ target }) => {
          const [picked] = target.files ?? [];
          if (picked && !isReadOnly) upload.send(picked);
        }}
      />
      {state === 'uploading' && (
        <progress className={classes.progress} aria-label={status} value={done} max={1} />
      )}
      <Text id={`${id}-state`} size="sm" role="status">
        {status}
      </Text>
      {state === 'failed' && file && (
        <Button variant="quiet" onClick={() => upload.send(file)}>
          {messages.retry}
        </Button>
      )}
      {canRemove && !isReadOnly && (
        <Button variant="quiet" onClick={remove}>
          {parts.messages.remove}
        </Button>
      )}
    </div>
  );
}

/** The upload of this field, which continues while the field is hidden. */
function useUpload({ field, background, onCommit }: WidgetProps, parts: FileParts) {
  const [upload] = useState(() => background.of(field.key, createUpload));
  useLayoutEffect(() => upload.connect({ parts, onCommit }));
  return upload;
}

/** The status message, and whether there is a file to remove. */
function statusOf(
  { field, value }: WidgetProps,
  parts: FileParts,
  { state, file }: ReturnType<ReturnType<typeof createUpload>['peek']>,
) {
  const { messages } = parts;
  const isUploaded = isFilledIn(value) && value !== pending;
  const withFileName = (text: string, name: string) =>
    fillMessage(text, { label: field.label, file: name });
  if (state !== 'idle') {
    const canRemove = state === 'uploading' || state === 'uploaded' || state === 'failed';
    return { status: withFileName(messages[state], file?.name ?? ''), canRemove };
  }
  if (!isUploaded) return { status: '', canRemove: false };
  return {
    status: withFileName(messages.kept, uploadedName(parts, value, field.label)),
    canRemove: true,
  };
}
