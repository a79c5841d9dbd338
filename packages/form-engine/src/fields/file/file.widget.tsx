import { Button, Text, TextField } from '@kosha/ui';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { WidgetProps } from '../../model/field-type.ts';
import { fillMessage } from '../../model/messages.ts';
import { isFilledIn } from '../../model/filled-in.ts';
import { getFieldProps } from '../shared/get-field-props.tsx';
import { useHydratedValue } from '../shared/use-hydrated-value.ts';
import { type FileFieldOptions, pendingUploadValue, uploadedFileName } from './file-parts.ts';
import { isFileTypeAccepted } from './is-file-type-accepted.ts';
import classes from './file.module.css';

type UploadState = 'idle' | 'uploading' | 'uploaded' | 'failed' | 'tooLarge' | 'notAccepted';

interface UploadSnapshot {
  state: UploadState;
  file: File | undefined;
  /** The uploaded fraction, from 0 to 1; undefined until the first progress event. */
  done: number | undefined;
}

interface UploadConnection {
  parts: FileFieldOptions;
  onCommit: WidgetProps['onCommit'];
}

const idle: UploadSnapshot = { state: 'idle', file: undefined, done: undefined };

function rejectionOf(file: File, { accept, maxBytes }: FileFieldOptions): UploadState | undefined {
  if (!isFileTypeAccepted(file, accept)) return 'notAccepted';
  return file.size > maxBytes ? 'tooLarge' : undefined;
}

/** Uploads one file at a time. The upload continues while the field is hidden. */
function createUpload() {
  let now = idle;
  let connection: UploadConnection | undefined;
  let running: AbortController | undefined;
  const listeners = new Set<() => void>();
  const set = (next: UploadSnapshot) => {
    now = next;
    for (const listener of listeners) listener();
  };
  const stop = () => running?.abort();

  async function send(file: File): Promise<void> {
    if (!connection) return;
    const { parts, onCommit } = connection;
    stop();
    const rejection = rejectionOf(file, parts);
    if (rejection) {
      set({ state: rejection, file, done: undefined });
      onCommit(undefined);
      return;
    }
    const { signal } = (running = new AbortController());
    set({ state: 'uploading', file, done: undefined });
    onCommit(pendingUploadValue);
    const onProgress = (done: number) => {
      if (!signal.aborted && now.state === 'uploading') set({ ...now, done });
    };
    const id = await (async () => parts.upload(file, signal, onProgress))().catch(
      (error: unknown) => {
        if (!signal.aborted) console.error(`The upload of "${file.name}" failed`, error);
      },
    );
    if (signal.aborted) return;
    set({ state: id === undefined ? 'failed' : 'uploaded', file, done: undefined });
    if (id !== undefined) connection.onCommit(id);
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    peek: () => now,
    connect: (next: UploadConnection) => void (connection = next),
    send: (file: File) => void send(file),
    remove: () => {
      stop();
      set(idle);
      connection?.onCommit(undefined);
    },
    stop,
  };
}

export function FileWidget(props: WidgetProps) {
  const { id, field, messages, isReadOnly } = props;
  const parts = props.parts as FileFieldOptions;
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

function useUpload({ field, background, onCommit }: WidgetProps, parts: FileFieldOptions) {
  const [upload] = useState(() => background.of(field.key, createUpload));
  useLayoutEffect(() => upload.connect({ parts, onCommit }));
  return upload;
}

function statusOf(
  { field, value }: WidgetProps,
  parts: FileFieldOptions,
  { state, file }: ReturnType<ReturnType<typeof createUpload>['peek']>,
) {
  const { messages } = parts;
  const isUploaded = isFilledIn(value) && value !== pendingUploadValue;
  const withFileName = (text: string, name: string) =>
    fillMessage(text, { label: field.label, file: name });
  if (state !== 'idle') {
    const canRemove = state === 'uploading' || state === 'uploaded' || state === 'failed';
    return { status: withFileName(messages[state], file?.name ?? ''), canRemove };
  }
  if (!isUploaded) return { status: '', canRemove: false };
  return {
    status: withFileName(messages.kept, uploadedFileName(parts, value, field.label)),
    canRemove: true,
  };
}
