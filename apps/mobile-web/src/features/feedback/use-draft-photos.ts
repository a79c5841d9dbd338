import { limits } from '@kosha/domain';
import { newId } from '@kosha/api-client';
import { useEffect, useRef, useState } from 'react';
import type { ImageProblem } from '../../shared/photos/prepare/make-photo.ts';
import { prepareImage } from '../../shared/photos/prepare/prepare-image.ts';
import { changeFeedbackDraft, useFeedbackDraft } from './feedback-draft.ts';

type PicturesProblem = ImageProblem | 'tooManyPictures';

const currentPictures = () => useFeedbackDraft.getState().pictures;

/** The draft's photos, prepared like those of the verification. */
export function useDraftPhotos() {
  const pictures = useFeedbackDraft((draft) => draft.pictures);
  const [problem, setProblem] = useState<PicturesProblem>();
  const [isPreparing, setIsPreparing] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function add(files: readonly File[]) {
    const { signal } = (controller.current = new AbortController());
    const freeSlots = limits.feedbackMaxPictures - currentPictures().length;
    setProblem(files.length > freeSlots ? 'tooManyPictures' : undefined);
    setIsPreparing(true);
    for (const file of files.slice(0, freeSlots)) {
      const prepared = await prepare(file, signal);
      if (signal.aborted) return;
      if ('problem' in prepared) setProblem(prepared.problem);
      else join(prepared.image);
    }
    setIsPreparing(false);
  }

  return {
    pictures,
    problem,
    isPreparing,
    isFull: pictures.length >= limits.feedbackMaxPictures,
    add: (files: readonly File[]) => void add(files),
    remove(id: string) {
      setProblem(undefined);
      changeFeedbackDraft({ pictures: pictures.filter((picture) => picture.id !== id) });
    },
  };
}

function join(image: File): void {
  const picture = { id: newId(), image, url: URL.createObjectURL(image) };
  changeFeedbackDraft({ pictures: [...currentPictures(), picture] });
}

/** A file that cannot be read counts as damaged. */
async function prepare(file: File, signal: AbortSignal) {
  const options = { signal, onProgress: () => {} };
  return prepareImage(file, options).catch(() => ({ problem: 'imageCorrupt' as const }));
}
