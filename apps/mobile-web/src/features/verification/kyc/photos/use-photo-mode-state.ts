import { validateKycPhotos, validationMessages } from '@kosha/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { invalidateUserAuth } from '../../../../shared/queries/user-auth.ts';
import { api } from '../../../../shared/server/api.ts';
import { useWrite } from '../../../../shared/server/use-write.ts';
import { paths, routePatterns } from '../../../../shared/paths.ts';
import { trackClick } from '../../../../shared/tracking/tracking.ts';
import { useCameraSheet } from '../../images/camera/use-camera-sheet.ts';
import { writePhotoState } from '../../images/photo-notes.ts';
import { useStepSearchParams } from '../../step/step-frame.tsx';
import { useKycDocument, type KycDocument } from './use-kyc-document.ts';
import type { KycStepKey } from '../use-finish-identity-check.ts';

export interface PhotoModeProps {
  stepKey: KycStepKey;
  onDone: () => void;
}

type PhotoPart = 'pictures' | 'review';

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

export type PhotoModeState = ReturnType<typeof usePhotoModeState>;

/**
 * The URL parameter `part` decides whether the photos or the review are shown, so that "Back"
 * returns from the review to the photos.
 */
export function usePhotoModeState({ stepKey, onDone }: PhotoModeProps) {
  const [query] = useSearchParams();
  const showPart = useShowPart(stepKey);
  const [failedType, setFailedType] = useState<DocumentType>();
  const [hasTurned, setHasTurned] = useState(false);
  const [wanted, setWanted] = useState<DocumentType>();
  const { all, documents, missing } = useDocuments();
  const save = useSavePhotos({
    onSuccess() {
      for (const { type } of documents) writePhotoState(type, undefined);
    },
    onSuccessHere: onDone,
    onMissing(type) {
      all[type].cancel();
      takeAgain(type);
    },
  });
  const isAtReview = query.get('part') === 'review';
  // If the user reloads the page at the URL of the review, the review opens only if the OCR results
  // of all documents are stored. Otherwise the photos are shown until the user presses "Next".
  const [isResumed] = useState(isAtReview && missing === null);
  const isReview = isAtReview && missing === null && (hasTurned || isResumed);
  const part: PhotoPart = isReview ? 'review' : 'pictures';
  const problem = missing === null ? undefined : problemOf(missing);

  function problemOf(missing: Missing): PhotoProblem {
    const type = missingDocument[missing];
    return { type, message: all[type].isBusy ? 'stillReading' : missing };
  }

  function takeAgain(type: DocumentType) {
    setHasTurned(true);
    setWanted(type);
    showPart('pictures');
  }

  function next(): DocumentType | undefined {
    setFailedType(problem?.type);
    if (problem) return problem.type;
    setHasTurned(true);
    setWanted(undefined);
    if (!isAtReview) showPart('review');
    return undefined;
  }

  const { takeAll, notePicked, shots } = useCameraRun({
    documents,
    isComplete: part === 'pictures' && missing === null,
    onComplete: next,
    onTry: setFailedType,
  });

  return {
    part,
    shots,
    takeAll,
    notePicked,
    hasTurned,
    wanted,
    documents,
    takenCount: documents.filter(({ reading }) => reading !== undefined).length,
    /** Undefined until the user presses "Next" or closes the camera without a photo. */
    problem: problem?.type === failedType ? problem : undefined,
    /**
     * The first document whose photo the server has not accepted. Undefined if there is none, or
     * while the photo of this document is being sent.
     */
    open: problem?.message === 'stillReading' ? undefined : problem?.type,
    isSaving: save.isPending,
    takeAgain,
    confirm: save.submit,
    next,
  };
}

interface Run {
  documents: readonly KycDocument[];
  /** True if no photo is missing and the review is not open. */
  isComplete: boolean;
  onComplete: () => void;
  /** Sets the document whose missing photo the page reports. Undefined removes the message. */
  onTry: (type: DocumentType | undefined) => void;
}

/** `takeAll` keeps the camera open until no photo is missing. Then the review opens. */
function useCameraRun({ documents, isComplete, onComplete, onTry }: Run) {
  const isRunning = useRef(false);
  const shots = useCameraSheet<DocumentType>({
    onTake(type, picture) {
      onTry(undefined);
      const document = documents.find((one) => one.type === type);
      void document?.pick(picture);
      const isMissing = (one: KycDocument) =>
        one !== document && one.reading === undefined && !one.isBusy && !one.picture.image;
      return isRunning.current ? documents.find(isMissing)?.type : undefined;
    },
    onClose(type) {
      isRunning.current = false;
      onTry(type);
    },
  });
  useEffect(() => {
    if (!isComplete || !isRunning.current) return;
    isRunning.current = false;
    onComplete();
  });
  return {
    shots: {
      ...shots,
      of: (type: DocumentType) => {
        const camera = shots.of(type);
        return { ...camera, open: () => takeOne(camera.open) };
      },
    },
    takeAll(first: DocumentType) {
      isRunning.current = true;
      shots.of(first).open();
    },
    /** Call this when the user has chosen a file. The review then opens only after "Next". */
    notePicked() {
      isRunning.current = false;
      onTry(undefined);
    },
  };

  function takeOne(open: () => void) {
    isRunning.current = false;
    open();
  }
}

function useShowPart(stepKey: KycStepKey) {
  const { pid, place } = useStepSearchParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (part: PhotoPart) => {
    const by = query.get('by') === 'photos' ? ('photos' as const) : undefined;
    const address = { pid: pid ?? undefined, ...place, by };
    const to = part === 'review' ? { ...address, part } : address;
    void navigate(paths.authStep(stepKey, to));
  };
}

function useDocuments() {
  const all = {
    aadhaarFront: useKycDocument('aadhaarFront'),
    aadhaarBack: useKycDocument('aadhaarBack'),
    pan: useKycDocument('pan'),
  };
  const missing = validateKycPhotos({
    hasAadhaarFront: all.aadhaarFront.reading !== undefined,
    hasAadhaarBack: all.aadhaarBack.reading !== undefined,
    hasPan: all.pan.reading !== undefined,
  });
  return { all, documents: Object.values(all), missing };
}

interface SaveHandlers {
  onSuccess: () => void;
  onSuccessHere: () => void;
  onMissing: (type: DocumentType) => void;
}

/** The server already has the photos. This request confirms the server's OCR results (D36). */
function useSavePhotos({ onSuccess, onSuccessHere, onMissing }: SaveHandlers) {
  const queryClient = useQueryClient();
  const { submit, isPending } = useWrite(
    (_: null, options) =>
      api.post('/auth/v1/kyc-info/aadhaar-pan', { body: { type: 1 }, ...options }),
    {
      onSuccess() {
        onSuccess();
        invalidateUserAuth(queryClient);
      },
      onSuccessHere,
      onFailureHere(failure) {
        const lostType = failure.kind === 'business' ? lostPhoto(failure.message) : undefined;
        if (lostType) onMissing(lostType);
      },
    },
  );
  return {
    isPending,
    submit() {
      trackClick('kyc_save', routePatterns.authKyc, { by: 'photos' });
      submit(null);
    },
  };
}

/**
 * Returns the document whose photo the server no longer has, although this app has uploaded the
 * photo. Only the text of the server's message tells which document this is (§5).
 */
function lostPhoto(message: string): DocumentType | undefined {
  const lostType = Object.entries(missingDocument).find(
    ([missing]) => validationMessages[missing as Missing].trim() === message.trim(),
  );
  return lostType?.[1];
}
