import type { Schema } from '@kosha/api-client';
import { useState } from 'react';
import { saveFile } from '../../../shared/browser/save-file.ts';
import { api } from '../../../shared/server/api.ts';
import { failureText } from '../../../shared/server/failures.ts';
import { useWrite } from '../../../shared/server/use-write.ts';

/**
 * Fetches the PDF of a statement in its language and saves it; `problem` is the reason of a failure
 * (D55).
 */
export function useSavePdf(orderId: string, language: string) {
  const [problem, setProblem] = useState<string>();
  const { submit, isPending } = useWrite(
    (type: string, { signal }) =>
      api.get('/order/v1/document', { query: { orderId, type, language }, signal }),
    {
      onSuccessHere: (file) => {
        setProblem(undefined);
        download(file);
      },
      onFailure: (failure) => setProblem(failureText(failure)),
    },
  );
  return { save: () => submit('kfs'), isSaving: isPending, problem };
}

function download({ fileName, mediaType, content }: Schema<'OrderDocument'>): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  saveFile(fileName, new Blob([bytes], { type: mediaType }));
}
