import { useEffect, useRef, useState } from 'react';
import type { WidgetProps } from '../../model/kind.ts';
import type { FileParts } from './file-parts.ts';

type UploadState = 'idle' | 'uploading' | 'uploaded' | 'failed' | 'tooLarge';

/** One upload at a time: another file, or the end of the form, stops the one before. */
export function useUpload(
  { upload, maxBytes }: Pick<FileParts, 'upload' | 'maxBytes'>,
  pendingValue: string,
  onCommit: WidgetProps['onCommit'],
) {
  const [state, setState] = useState<UploadState>('idle');
  const [file, setFile] = useState<File>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(picked: File): Promise<void> {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setFile(picked);
    if (picked.size > maxBytes) {
      setState('tooLarge');
      onCommit(undefined);
      return;
    }
    setState('uploading');
    onCommit(pendingValue);
    const id = await upload(picked, signal).catch(() => undefined);
    if (signal.aborted) return;
    setState(id === undefined ? 'failed' : 'uploaded');
    if (id !== undefined) onCommit(id);
  }

  return { state, file, send: (picked: File) => void send(picked) };
}
