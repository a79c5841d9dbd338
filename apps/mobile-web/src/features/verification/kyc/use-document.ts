import type { Schema } from '@kosha/api-client';
import { useState } from 'react';
import { api } from '../../../shared/server/api.ts';
import { usePicture } from '../images/use-picture.ts';
import { useUpload } from '../images/use-upload.ts';
import { notePicture, readPictureNote } from '../images/picture-notes.ts';

/** What was read; null when the picture arrived but nothing was read. */
export type DocumentReading = Schema<'RecognizedDocument'>;

/** Each part is a text or is missing. */
const isReadable = (data: DocumentReading | undefined): boolean =>
  [data?.name, data?.birthDate, data?.idNo, data?.panNo].every(
    (part) => typeof (part ?? '') === 'string',
  );

/** One document's picture: prepared, sent and read as soon as it is taken. */
export function useDocument(type: Schema<'DocumentType'>) {
  const picture = usePicture();
  const [before] = useState(() => readPictureNote(type));
  const [reading, setReading] = useState<DocumentReading | undefined>(
    before === 'sent' ? null : undefined,
  );
  const [isLost, setIsLost] = useState(before === 'taken');
  const upload = useUpload(
    async (image, options) => {
      const body = { type, image, notNeed: '0' } as const;
      const read = await api.post('/auth/v1/ocr-separate', { body, isReadable, ...options });
      if (!read.ok || Number(read.data?.notNeed) !== 1) return read;
      // Nobody needs to read it (D39). An idempotency key counts for one call only, so both calls may have
      // the same.
      const sent = await api.post('/authen/upload', { body: { type, file: image }, ...options });
      return sent.ok ? { ok: true, data: null } : sent;
    },
    {
      onSuccess(data) {
        notePicture(type, 'sent');
        setReading(data ?? null);
      },
      onRefusal: forget,
    },
  );

  function forget() {
    notePicture(type, undefined);
    setReading(undefined);
    setIsLost(false);
    picture.clear();
  }

  return {
    type,
    picture,
    upload,
    /** Undefined until the server has taken the picture, also before a reload. */
    reading,
    /** True when the page was loaded again before the picture had arrived. */
    isLost,
    isBusy: picture.progress !== undefined || upload.progress !== undefined,
    cancel() {
      upload.cancel();
      forget();
    },
    /** Sends the prepared picture again. */
    sendAgain() {
      if (picture.image) upload.start(picture.image);
    },
    async pick(file: File) {
      upload.cancel();
      forget();
      const image = await picture.pick(file);
      if (!image) return;
      notePicture(type, 'taken');
      upload.start(image);
    },
  };
}

export type KycDocument = ReturnType<typeof useDocument>;
