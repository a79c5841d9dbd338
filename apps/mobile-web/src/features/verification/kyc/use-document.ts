import type { Schema } from '@kosha/api-client';
import { useState } from 'react';
import { api } from '../../../shared/api/api.ts';
import { usePicture } from '../../../shared/images/use-picture.ts';
import { useUpload } from '../../../shared/images/use-upload.ts';

/** What was read; null where the picture arrived and nothing was. */
export type DocumentReading = Schema<'RecognizedDocument'>;

/** Each part is words or is missing. */
const isReadable = (data: DocumentReading | undefined): boolean =>
  [data?.name, data?.idNo, data?.panNo].every((part) => typeof (part ?? '') === 'string');

/** One document's picture: prepared, sent and read as soon as it is taken. */
export function useDocument(type: Schema<'DocumentType'>) {
  const picture = usePicture();
  const [reading, setReading] = useState<DocumentReading>();
  const upload = useUpload(
    (image, options) => {
      const body = { type, image, notNeed: '0' } as const;
      return api.post('/auth/v1/ocr-separate', { body, isReadable, ...options });
    },
    { onSuccess: (data) => setReading(data ?? null), onRefusal: picture.clear },
  );

  function forget() {
    setReading(undefined);
    upload.cancel();
    picture.clear();
  }

  return {
    type,
    picture,
    upload,
    /** Undefined until the server has taken the picture. */
    reading,
    isBusy: picture.progress !== undefined || upload.progress !== undefined,
    cancel: forget,
    /** Sends once more what is prepared. */
    sendAgain() {
      if (picture.image) upload.start(picture.image);
    },
    async pick(file: File) {
      forget();
      const image = await picture.pick(file);
      if (image) upload.start(image);
    },
  };
}

export type KycDocument = ReturnType<typeof useDocument>;
