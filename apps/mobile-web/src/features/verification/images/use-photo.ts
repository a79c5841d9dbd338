import { useEffect, useRef, useState } from 'react';
import type { ImageProblem } from '../../../shared/photos/prepare/convert-to-jpeg.ts';
import { prepareImage } from '../../../shared/photos/prepare/prepare-image.ts';

interface PictureState {
  image?: File;
  previewUrl?: string;
  problem?: ImageProblem;
  /** From 0 to 1; undefined while no preparation is running. */
  progress?: number;
}

interface Picture extends PictureState {
  /** Resolves with undefined if the file was rejected or the preparation was cancelled. */
  pick: (file: Blob) => Promise<File | undefined>;
  clear: () => void;
}

export function usePhoto(): Picture {
  const [state, setState] = useState<PictureState>({});
  const controller = useRef<AbortController>(undefined);
  const { previewUrl } = state;

  useEffect(() => () => controller.current?.abort(), []);
  useEffect(() => () => (previewUrl ? URL.revokeObjectURL(previewUrl) : undefined), [previewUrl]);

  function replace(state: PictureState): AbortSignal {
    controller.current?.abort();
    controller.current = new AbortController();
    setState(state);
    return controller.current.signal;
  }

  return {
    ...state,
    clear: () => void replace({}),
    async pick(file) {
      const signal = replace({ progress: 0 });
      const onProgress = (progress: number) => {
        if (!signal.aborted) setState({ progress });
      };
      const prepared = await prepareImage(file, { signal, onProgress }).catch(() => undefined);
      if (!prepared || signal.aborted) return undefined;
      if ('problem' in prepared) {
        setState(prepared);
        return undefined;
      }
      const { image } = prepared;
      setState({ image, previewUrl: URL.createObjectURL(image) });
      return image;
    },
  };
}
