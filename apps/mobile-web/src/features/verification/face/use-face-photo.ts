import { validateFacePhoto } from '@kosha/domain';
import { useState } from 'react';
import { api } from '../../../shared/server/api.ts';
import { usePhoto } from '../images/use-photo.ts';
import { useUpload } from '../images/use-upload.ts';
import { patterns } from '../../../shared/paths.ts';
import { trackClick } from '../../../shared/tracking/tracking.ts';
import { recordPhoto, readPhotoRecord } from '../images/photo-notes.ts';

/** The photo of a face, which is reviewed and then uploaded. */
export function useFacePhoto(onSent: () => void) {
  const picture = usePhoto();
  const [isLive, setIsLive] = useState(true);
  const [hasTried, setHasTried] = useState(false);
  const [isLost, setIsLost] = useState(() => readPhotoRecord('face') === 'taken');
  const upload = useUpload(
    (image, options) =>
      isLive
        ? api.post('/auth/v3/living-check', { body: { image }, ...options })
        : api.post('/authen/upload', { body: { type: 'face', file: image }, ...options }),
    {
      onSuccess() {
        recordPhoto('face', 'sent');
        onSent();
      },
      onRefusal() {
        recordPhoto('face', undefined);
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
    /** True if the page was reloaded before the photo was uploaded. */
    isLost,
    hasImage: image !== undefined,
    isSending: upload.progress !== undefined,
    work: progressOf(picture.progress, upload.progress),
    /** Records an attempt, so that the page reports a missing photo. */
    noteTry: () => setHasTried(true),
    /** Prepares a file. A photo from the gallery uses a separate call (D39). */
    async pick(file: File, isLive: boolean) {
      setIsLive(isLive);
      setHasTried(false);
      setIsLost(false);
      upload.cancel();
      recordPhoto('face', undefined);
      const image = await picture.pick(file);
      if (image) recordPhoto('face', 'taken');
    },
    /** Cancels the preparation or the upload; a prepared photo is kept. */
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

/** The current operation on the photo and its progress. */
function progressOf(preparing: number | undefined, sending: number | undefined) {
  if (preparing !== undefined) return { label: 'preparing' as const, progress: preparing };
  if (sending !== undefined) return { label: 'sending' as const, progress: sending };
  return undefined;
}
