import { validateFacePhoto } from '@kosha/domain';
import { useState } from 'react';
import { api } from '../../../shared/server/api.ts';
import { usePhoto } from '../images/use-photo.ts';
import { useUpload } from '../images/use-upload.ts';
import { patterns } from '../../../shared/paths.ts';
import { trackClick } from '../../../shared/tracking/tracking.ts';
import { notePhoto, readPhotoNote } from '../images/photo-notes.ts';

/** The picture of a face: looked at first, then sent. */
export function useFacePhoto(onSent: () => void) {
  const picture = usePhoto();
  const [isLive, setIsLive] = useState(true);
  const [hasTried, setHasTried] = useState(false);
  const [isLost, setIsLost] = useState(() => readPhotoNote('face') === 'taken');
  const upload = useUpload(
    (image, options) =>
      isLive
        ? api.post('/auth/v3/living-check', { body: { image }, ...options })
        : api.post('/authen/upload', { body: { type: 'face', file: image }, ...options }),
    {
      onSuccess() {
        notePhoto('face', 'sent');
        onSent();
      },
      onRefusal() {
        notePhoto('face', undefined);
        picture.clear();
      },
    },
  );
  const { image, previewUrl, problem } = picture;
  const missing = validateFacePhoto(image !== undefined);

  return {
    previewUrl,
    problem,
    error: upload.error,
    message: hasTried && missing ? messageFor(missing, picture.progress) : undefined,
    /** The page was loaded again before the picture was sent. */
    isLost,
    hasImage: image !== undefined,
    isSending: upload.progress !== undefined,
    work: workOf(picture.progress, upload.progress),
    /** Records the attempt: without a picture, the page then shows what is missing. */
    noteTry: () => setHasTried(true),
    /** A picture from the gallery is sent by a call of its own (D39). */
    async pick(file: File, isLive: boolean) {
      setIsLive(isLive);
      setHasTried(false);
      setIsLost(false);
      upload.cancel();
      notePhoto('face', undefined);
      const image = await picture.pick(file);
      if (image) notePhoto('face', 'taken');
    },
    /** Stops the preparation or the sending; a prepared picture stays. */
    cancel() {
      if (upload.progress === undefined) picture.clear();
      else upload.cancel();
    },
    send() {
      trackClick('face_check', patterns.authFace);
      setHasTried(true);
      if (image) upload.start(image);
    },
  };
}

const messageFor = (missing: 'faceRequired', preparing: number | undefined) =>
  preparing === undefined ? missing : ('stillPreparing' as const);

/** What happens with the picture now, and how far it is. */
function workOf(preparing: number | undefined, sending: number | undefined) {
  if (preparing !== undefined) return { label: 'preparing' as const, progress: preparing };
  if (sending !== undefined) return { label: 'sending' as const, progress: sending };
  return undefined;
}
