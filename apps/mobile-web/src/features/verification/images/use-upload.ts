import { newId, type ApiResult, type CallOptions } from '@kosha/api-client';
import { uploadWithProgress } from '@kosha/api-client/upload';
import { useEffect, useRef, useState } from 'react';
import { failureText, hasUnknownOutcome, catchAsFailure } from '../../../shared/server/failures.ts';

interface UploadState {
  /** From 0 to 1; undefined while no upload is running. */
  progress?: number;
  error?: string | undefined;
}

interface Upload extends UploadState {
  start: (image: File) => void;
  cancel: () => void;
}

interface UploadHandlers<Data> {
  onSuccess: (data: Data) => void;
  /** Called if the server refuses the photo. The user must then take another photo. */
  onRefusal: () => void;
}

/** Each photo has one idempotency key, so a retry after an unknown outcome has no second effect. */
export function useUpload<Data>(
  send: (image: File, options: CallOptions) => Promise<ApiResult<Data>>,
  handlers: UploadHandlers<Data>,
): Upload {
  const [state, setState] = useState<UploadState>({});
  const controller = useRef<AbortController>(undefined);
  const keys = useRef(new WeakMap<File, string>());
  useEffect(() => () => controller.current?.abort(), []);

  function keyOf(image: File): string {
    const key = keys.current.get(image) ?? newId();
    keys.current.set(image, key);
    return key;
  }

  function restart(state: UploadState): AbortSignal {
    controller.current?.abort();
    controller.current = new AbortController();
    setState(state);
    return controller.current.signal;
  }

  async function run(image: File) {
    const signal = restart({ progress: 0 });
    const onProgress = (progress: number) => {
      if (!signal.aborted) setState({ progress });
    };
    const options = { signal, idempotencyKey: keyOf(image), send: uploadWithProgress(onProgress) };
    const result = await catchAsFailure(() => send(image, options));
    if (signal.aborted) return;
    setState(result.ok ? {} : { error: failureText(result.failure) });
    if (result.ok) handlers.onSuccess(result.data);
    else if (!hasUnknownOutcome(result.failure)) handlers.onRefusal();
  }

  return { ...state, start: (image) => void run(image), cancel: () => void restart({}) };
}
