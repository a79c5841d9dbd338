import { validateKycPhotos, validationMessages } from '@kosha/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { forgetSteps } from '../../../shared/queries/user-auth.ts';
import { api } from '../../../shared/server/api.ts';
import { useWrite } from '../../../shared/server/use-write.ts';
import { paths, patterns } from '../../../shared/paths.ts';
import { trackClick } from '../../../shared/tracking/tracking.ts';
import { useShots } from '../images/camera/use-shots.ts';
import { notePhoto } from '../images/photo-notes.ts';
import { useStepQuery } from '../step/step-frame.tsx';
import { useDocument, type KycDocument } from './use-document.ts';
import type { KycStepKey } from './use-end-of-check.ts';

export interface PhotoModeProps {
  stepKey: KycStepKey;
  /** Called when the server has accepted the identity. */
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

export type Photos = ReturnType<typeof usePhotos>;

/** The three pictures, then their review. The part is in the URL, so that Back returns to the pictures. */
export function usePhotos({ stepKey, onDone }: PhotoModeProps) {
  const [query] = useSearchParams();
  const turnTo = useTurnTo(stepKey);
  const [tried, setTried] = useState<DocumentType>();
  const [hasTurned, setHasTurned] = useState(false);
  const [wanted, setWanted] = useState<DocumentType>();
  const { all, documents, missing } = useDocuments();
  const save = useSavePhotos({
    onSuccess() {
      for (const { type } of documents) notePhoto(type, undefined);
    },
    onSuccessHere: onDone,
    onMissing(type) {
      all[type].cancel();
      takeAgain(type);
    },
  });
  const isAtReview = query.get('part') === 'review';
  // A reload returns to the review if all OCR results are there. If a picture must be retaken, the
  // screen shows the pictures until Next, although the URL is that of the review.
  const [isResumed] = useState(isAtReview && missing === null);
  const isReview = isAtReview && missing === null && (hasTurned || isResumed);
  const part: PhotoPart = isReview ? 'review' : 'pictures';
  const problem = missing === null ? undefined : problemOf(missing);

  function problemOf(missing: Missing): PhotoProblem {
    const type = missingDocument[missing];
    return { type, message: all[type].isBusy ? 'stillReading' : missing };
  }

  /** Returns to the pictures and focuses this one, which remains until it is replaced. */
  function takeAgain(type: DocumentType) {
    setHasTurned(true);
    setWanted(type);
    turnTo('pictures');
  }

  /** Goes on to the review; else shows and returns what is missing. */
  function next(): DocumentType | undefined {
    setTried(problem?.type);
    if (problem) return problem.type;
    setHasTurned(true);
    setWanted(undefined);
    if (!isAtReview) turnTo('review');
    return undefined;
  }

  const { takeAll, notePicked, shots } = useRun({
    documents,
    isComplete: part === 'pictures' && missing === null,
    onComplete: next,
    onTry: setTried,
  });

  return {
    part,
    /** The camera of the three pictures. */
    shots,
    takeAll,
    notePicked,
    /** Whether the person has switched parts on this screen. */
    hasTurned,
    /** The picture that the person last wanted to take again. */
    wanted,
    documents,
    takenCount: documents.filter(({ reading }) => reading !== undefined).length,
    /** The missing picture, after an attempt to continue or to take it. */
    problem: problem?.type === tried ? problem : undefined,
    /** The picture to take now; undefined while one is on its way, and when all are there. */
    open: problem?.message === 'stillReading' ? undefined : problem?.type,
    isSaving: save.isPending,
    takeAgain,
    confirm: save.submit,
    next,
  };
}

interface Run {
  documents: readonly KycDocument[];
  /** True if all pictures are there, before the review. */
  isComplete: boolean;
  onComplete: () => void;
  /** Called with the document that the person wanted to take and did not; undefined once it is taken. */
  onTry: (type: DocumentType | undefined) => void;
}

/** The camera stays open for the next missing picture; the review opens once the last one is read. */
function useRun({ documents, isComplete, onComplete, onTry }: Run) {
  const isRunning = useRef(false);
  const shots = useShots<DocumentType>({
    onTake(type, picture) {
      onTry(undefined);
      const document = documents.find((one) => one.type === type);
      void document?.pick(picture);
      const isLeft = (one: KycDocument) =>
        one !== document && one.reading === undefined && !one.isBusy && !one.picture.image;
      return isRunning.current ? documents.find(isLeft)?.type : undefined;
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
        return { ...camera, open: () => takeOnly(camera.open) };
      },
    },
    /** Takes this picture, then the other missing ones. */
    takeAll(first: DocumentType) {
      isRunning.current = true;
      shots.of(first).open();
    },
    /** A file was chosen instead: the person checks it and continues with Next. */
    notePicked() {
      isRunning.current = false;
      onTry(undefined);
    },
  };

  function takeOnly(open: () => void) {
    isRunning.current = false;
    open();
  }
}

function useTurnTo(stepKey: KycStepKey) {
  const { pid, place } = useStepQuery();
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
    aadhaarFront: useDocument('aadhaarFront'),
    aadhaarBack: useDocument('aadhaarBack'),
    pan: useDocument('pan'),
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
  /** Called with the picture that the server no longer has. */
  onMissing: (type: DocumentType) => void;
}

/** The server has the pictures already; this call confirms its OCR results (D36). */
function useSavePhotos({ onSuccess, onSuccessHere, onMissing }: SaveHandlers) {
  const queryClient = useQueryClient();
  const { submit, isPending } = useWrite(
    (_: null, options) =>
      api.post('/auth/v1/kyc-info/aadhaar-pan', { body: { type: 1 }, ...options }),
    {
      onSuccess() {
        onSuccess();
        forgetSteps(queryClient);
      },
      onSuccessHere,
      onFailureHere(failure) {
        const lost = failure.kind === 'business' ? lostPicture(failure.message) : undefined;
        if (lost) onMissing(lost);
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
function lostPicture(message: string): DocumentType | undefined {
  const lost = Object.entries(missingDocument).find(
    ([missing]) => validationMessages[missing as Missing].trim() === message.trim(),
  );
  return lost?.[1];
}
