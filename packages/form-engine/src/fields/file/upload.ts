import type { WidgetProps } from '../../model/field-type.ts';
import { isAccepted } from './is-accepted.ts';
import { pending, type FileParts } from './file-parts.ts';

type UploadState = 'idle' | 'uploading' | 'uploaded' | 'failed' | 'tooLarge' | 'notAccepted';

interface UploadSnapshot {
  state: UploadState;
  file: File | undefined;
  /** The uploaded fraction, from 0 to 1; undefined until the first progress event. */
  done: number | undefined;
}

interface UploadConnection {
  parts: FileParts;
  onCommit: WidgetProps['onCommit'];
}

const idle: UploadSnapshot = { state: 'idle', file: undefined, done: undefined };

/** The reason why a file is rejected without an upload; undefined if it is accepted. */
function rejectionOf(file: File, { accept, maxBytes }: FileParts): UploadState | undefined {
  if (!isAccepted(file, accept)) return 'notAccepted';
  return file.size > maxBytes ? 'tooLarge' : undefined;
}

/** Uploads the files of one field, one at a time, even while the field is hidden. */
export function createUpload() {
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
    onCommit(pending);
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
    /** Sets the latest configuration and callback. */
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
