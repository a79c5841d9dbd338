import { newId, type ApiResult, type CallOptions } from '@kosha/api-client';
import { uploadWithProgress } from '@kosha/api-client/upload';
import { useEffect, useRef, useState } from 'react';
import { failureText, isUncertain, resultOf } from '../../../shared/server/failures.ts';

interface UploadState {
  /** The share already sent; undefined while nothing is sent. */
  progress?: number;
  /** Why the last upload failed. */
  error?: string | undefined;
}

interface Upload extends UploadState {
  start: (image: File) => void;
  /** Stops an upload that is running, and forgets why the last one failed. */
  cancel: () => void;
}

interface UploadHandlers<Data> {
  onSuccess: (data: Data) => void;
  /** Called when the server refuses this picture, so that another one is needed. */
  onRefusal: () => void;
}

/**
 * Sends pictures. Each has one idempotency key, so that it has one effect even when it is sent again after
 * an uncertain end. After a failure that is not about the picture itself, it can be sent again.
 */
export function useUpload<Data>(
  send: (image: File, options: CallOptions) => Promise<ApiResult<Data>>,
  handlers: UploadHandlers<Data>,
): Upload {
  const [state, setState] = useState<UploadState>({});
  const work = useRef<AbortController>(undefined);
  const keys = useRef(new WeakMap<File, string>());
  useEffect(() => () => work.current?.abort(), []);

  function keyOf(image: File): string {
    const key = keys.current.get(image) ?? newId();
    keys.current.set(image, key);
    return key;
  }

  function restart(state: UploadState): AbortSignal {
    work.current?.abort();
    work.current = new AbortController();
    setState(state);
    return work.current.signal;
  }

  async function run(image: File) {
    const signal = restart({ progress: 0 });
    const onProgress = (progress: number) => {
      if (!signal.aborted) setState({ progress });
    };
    const options = { signal, idempotencyKey: keyOf(image), send: uploadWithProgress(onProgress) };
    const result = await resultOf(() => send(image, options));
    if (signal.aborted) return;
    setState(result.ok ? {} : { error: failureText(result.failure) });
    if (result.ok) handlers.onSuccess(result.data);
    else if (!isUncertain(result.failure)) handlers.onRefusal();
  }

  return { ...state, start: (image) => void run(image), cancel: () => void restart({}) };
}
