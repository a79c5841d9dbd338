import { validateKycPhotos, validationMessages } from '@kosha/domain';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { api } from '../../../shared/api/api.ts';
import { toastFailure, useWrite } from '../../../shared/api/use-write.ts';
import { paths, patterns } from '../../../shared/paths.ts';
import { trackClick } from '../../../shared/tracking/tracking.ts';
import { notePicture } from '../images/picture-notes.ts';
import { useStepQuery } from '../step/step-frame.tsx';
import { useDocument, type KycDocument } from './use-document.ts';
import type { KycStepKey } from './use-end-of-check.ts';

export interface PhotoModeProps {
  stepKey: KycStepKey;
  /** Called when the server has accepted the identity. */
  onDone: () => void;
}

export type PhotoPart = 'aadhaar' | 'pan';

type DocumentType = 'aadhaarFront' | 'aadhaarBack' | 'pan';
type Missing = NonNullable<ReturnType<typeof validateKycPhotos>>;

const missingDocument = {
  aadhaarFrontRequired: 'aadhaarFront',
  aadhaarBackRequired: 'aadhaarBack',
  panImageRequired: 'pan',
} as const satisfies Record<Missing, DocumentType>;

interface PhotoProblem {
  type: DocumentType;
  message: Missing | 'stillReading';
}

/** The three pictures in two parts. The part is in the address, so that Back leads to the first one. */
export function usePhotos({ stepKey, onDone }: PhotoModeProps) {
  const { pid, place } = useStepQuery();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [attempted, setAttempted] = useState<PhotoPart>();
  const [hasTurned, setHasTurned] = useState(false);
  const { all, missing } = useDocuments();
  const save = useSavePhotos(all, onDone);
  const hasAadhaar = missing === null || missing === 'panImageRequired';
  const isAtPan = query.get('part') === 'pan';
  // A reload goes on at PAN if the server has both sides of Aadhaar. If they must be taken again, the
  // screen shows Aadhaar until Next, although the address says PAN: the person can check what is read.
  const [isResumed] = useState(isAtPan && hasAadhaar);
  const part: PhotoPart = isAtPan && hasAadhaar && (hasTurned || isResumed) ? 'pan' : 'aadhaar';
  const types: readonly DocumentType[] = part === 'pan' ? ['pan'] : ['aadhaarFront', 'aadhaarBack'];
  const type = missing && missingDocument[missing];
  const problem: PhotoProblem | undefined =
    type && types.includes(type)
      ? { type, message: all[type].isBusy ? 'stillReading' : missing }
      : undefined;

  function turnToPan() {
    const by = query.get('by') === 'photos' ? ('photos' as const) : undefined;
    const address = { pid: pid ?? undefined, ...place, by, part: 'pan' as const };
    void navigate(paths.authStep(stepKey, address));
  }

  return {
    part,
    /** Whether the person has turned from one part to the other on this screen. */
    hasTurned,
    documents: types.map((type) => ({ type, document: all[type] })),
    problem: attempted === part ? problem : undefined,
    isSaving: save.isPending,
    /** Goes on to PAN, or from there saves; else shows and returns what is missing. */
    next(): DocumentType | undefined {
      setAttempted(part);
      if (problem) return problem.type;
      setHasTurned(true);
      if (part === 'pan') save.submit();
      else if (!isAtPan) turnToPan();
      return undefined;
    },
  };
}

function useDocuments() {
  const all = {
    aadhaarFront: useDocument('aadhaarFront'),
    aadhaarBack: useDocument('aadhaarBack'),
    pan: useDocument('pan'),
  };
  const missing = validateKycPhotos({
    hasAadhaarFront: all.aadhaarFront.reading !== undefined,
    hasAadhaarBack: all.aadhaarBack.reading !== undefined,
    hasPan: all.pan.reading !== undefined,
  });
  return { all, missing };
}

type Documents = Record<DocumentType, KycDocument>;

/** The server has the pictures already; this call tells it that all are sent (§7). */
function useSavePhotos(all: Documents, onDone: () => void) {
  const { submit, isPending } = useWrite(
    (_: null, options) =>
      api.post('/auth/v1/kyc-info/aadhaar-pan', { body: { type: 1 }, ...options }),
    {
      onSuccess() {
        for (const { type } of Object.values(all)) notePicture(type, undefined);
        onDone();
      },
      onFailure(failure) {
        toastFailure(failure);
        if (failure.kind === 'business') forgetMissing(all, failure.message);
      },
    },
  );
  return {
    isPending,
    submit() {
      trackClick('kyc_save', patterns.authKyc, { by: 'photos' });
      submit(null);
    },
  };
}

/** The server may have lost a picture that was sent before a reload. Then its message names that one (§5). */
function forgetMissing(all: Documents, message: string): void {
  for (const [missing, type] of Object.entries(missingDocument)) {
    if (validationMessages[missing as Missing].trim() === message.trim()) all[type].cancel();
  }
}
