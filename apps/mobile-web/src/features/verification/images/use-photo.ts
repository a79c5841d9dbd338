import { useEffect, useRef, useState } from 'react';
import type { ImageProblem } from '../../../shared/photos/prepare/make-photo.ts';
import { prepareImage } from '../../../shared/photos/prepare/prepare-image.ts';

interface PictureState {
  /** Ready to be sent, and an object URL that shows it. */
  image?: File;
  previewUrl?: string;
  problem?: ImageProblem;
  /** Share of the preparation that is done; undefined while there is none. */
  progress?: number;
}

interface Picture extends PictureState {
  /** Prepares a file. Resolves with the picture, or undefined if it was refused or cancelled. */
  pick: (file: Blob) => Promise<File | undefined>;
  /** Stops a preparation, and forgets the picture. */
  clear: () => void;
}

/** One picture of a form, from the picked file to what may be sent. */
export function usePhoto(): Picture {
  const [state, setState] = useState<PictureState>({});
  const work = useRef<AbortController>(undefined);
  const { previewUrl } = state;

  useEffect(() => () => work.current?.abort(), []);
  useEffect(() => () => (previewUrl ? URL.revokeObjectURL(previewUrl) : undefined), [previewUrl]);

  function replace(state: PictureState): AbortSignal {
    work.current?.abort();
    work.current = new AbortController();
    setState(state);
    return work.current.signal;
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
