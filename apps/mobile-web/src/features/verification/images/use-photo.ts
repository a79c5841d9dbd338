import { useEffect, useRef, useState } from 'react';
import type { ImageProblem } from '../../../shared/photos/prepare/make-photo.ts';
import { prepareImage } from '../../../shared/photos/prepare/prepare-image.ts';

interface PictureState {
  /** The prepared photo and its object URL. */
  image?: File;
  previewUrl?: string;
  problem?: ImageProblem;
  /** Progress of the preparation from 0 to 1; undefined while none is running. */
  progress?: number;
}

interface Picture extends PictureState {
  /** Prepares a file. Resolves with the photo, or undefined if it was rejected or cancelled. */
  pick: (file: Blob) => Promise<File | undefined>;
  /** Cancels a running preparation and discards the photo. */
  clear: () => void;
}

/** A photo of a form, from the chosen file to the prepared image. */
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
