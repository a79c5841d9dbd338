import type { WidgetProps } from '../../model/field-type.ts';
import { isAccepted } from './is-accepted.ts';
import { pending, type FileParts } from './file-parts.ts';

type UploadState = 'idle' | 'uploading' | 'uploaded' | 'failed' | 'tooLarge' | 'notAccepted';

interface UploadNow {
  state: UploadState;
  file: File | undefined;
  /** From 0 to 1; undefined until the upload says so. */
  done: number | undefined;
}

interface UploadPorts {
  parts: FileParts;
  onCommit: WidgetProps['onCommit'];
}

const idle: UploadNow = { state: 'idle', file: undefined, done: undefined };

/** Why a file is not even sent. */
function refusalOf(file: File, { accept, maxBytes }: FileParts): UploadState | undefined {
  if (!isAccepted(file, accept)) return 'notAccepted';
  return file.size > maxBytes ? 'tooLarge' : undefined;
}

/** The upload of one field, one file at a time. It goes on while the field is hidden. */
export function createUpload() {
  let now = idle;
  let ports: UploadPorts | undefined;
  let running: AbortController | undefined;
  const listeners = new Set<() => void>();
  const set = (next: UploadNow) => {
    now = next;
    for (const listener of listeners) listener();
  };
  const stop = () => running?.abort();

  async function send(file: File): Promise<void> {
    if (!ports) return;
    const { parts, onCommit } = ports;
    stop();
    const refusal = refusalOf(file, parts);
    if (refusal) {
      set({ state: refusal, file, done: undefined });
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
    if (id !== undefined) ports.onCommit(id);
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    peek: () => now,
    /** The field's newest parts. */
    connect: (next: UploadPorts) => void (ports = next),
    send: (file: File) => void send(file),
    remove: () => {
      stop();
      set(idle);
      ports?.onCommit(undefined);
    },
    stop,
  };
}
