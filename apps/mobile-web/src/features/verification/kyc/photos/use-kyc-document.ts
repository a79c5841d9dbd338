import type { Schema } from '@kosha/api-client';
import { useState } from 'react';
import { api } from '../../../../shared/server/api.ts';
import { usePhoto } from '../../images/use-photo.ts';
import { useUpload } from '../../images/use-upload.ts';
import {
  writePhotoState,
  readPhotoState,
  maskOcrResult,
  type MaskedOcrResult,
} from '../../images/photo-notes.ts';

/** Null if the server accepted the photo, but returned no OCR results. */
export type DocumentOcrResult = MaskedOcrResult | null;

const isReadable = (data: Schema<'RecognizedDocument'> | undefined): boolean =>
  [data?.name, data?.birthDate, data?.idNo, data?.panNo].every(
    (part) => typeof (part ?? '') === 'string',
  );

export function useKycDocument(type: Schema<'DocumentType'>) {
  const picture = usePhoto();
  const [before] = useState(() => readPhotoState(type));
  const [reading, setReading] = useState<DocumentOcrResult | undefined>(
    typeof before === 'object' ? before : undefined,
  );
  const [isLost, setIsLost] = useState(typeof before === 'string');
  const upload = useUpload(
    async (image, options) => {
      const body = { type, image, notNeed: '0' } as const;
      const read = await api.post('/auth/v1/ocr-separate', { body, isReadable, ...options });
      if (!read.ok || Number(read.data?.notNeed) !== 1) return read;
      // The photo needs no OCR, so it is sent again, only to be stored (D39). The idempotency key
      // can stay the same, because a key applies only to requests to the same URL.
      const sent = await api.post('/authen/upload', { body: { type, file: image }, ...options });
      return sent.ok ? { ok: true, data: null } : sent;
    },
    {
      onSuccess(data) {
        const masked = data && maskOcrResult(data);
        const read = masked && Object.values(masked).some(Boolean) ? masked : null;
        // Without OCR results, the review shows the photo itself. A reload loses the photo, so the
        // record stays 'taken': after a reload, the page then requests the photo again.
        if (read) writePhotoState(type, read);
        setReading(read);
      },
      onRefusal: discardReading,
    },
  );

  function discardReading() {
    writePhotoState(type, undefined);
    setReading(undefined);
    setIsLost(false);
    picture.clear();
  }

  return {
    type,
    picture,
    upload,
    /** Undefined until the server has accepted the photo. A reload restores stored OCR results. */
    reading,
    /** True if a reload lost the photo and no OCR results are stored. */
    isLost,
    isBusy: picture.progress !== undefined || upload.progress !== undefined,
    cancel() {
      upload.cancel();
      discardReading();
    },
    sendAgain() {
      if (picture.image) upload.start(picture.image);
    },
    async pick(file: File) {
      upload.cancel();
      discardReading();
      const image = await picture.pick(file);
      if (!image) return;
      writePhotoState(type, 'taken');
      upload.start(image);
    },
  };
}

export type KycDocument = ReturnType<typeof useKycDocument>;
