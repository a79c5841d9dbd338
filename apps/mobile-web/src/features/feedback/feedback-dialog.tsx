import { newId } from '@kosha/api-client';
import { feedbackLength, limits, invalidFeedbackCharacters, validateFeedback } from '@kosha/domain';
import {
  BottomSheet,
  Button,
  NativeSelectField,
  Notice,
  PhotosField,
  Stack,
  Text,
  TextAreaField,
} from '@kosha/ui';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { translate, useMessages } from '../../shared/i18n/messages.ts';
import { shellMessages } from '../../shared/i18n/shell.messages.ts';
import { shownLanguage } from '../../shared/i18n/shown-language.ts';
import { photoProblemMessages } from '../../shared/photos/photo-problems.messages.ts';
import type { ImageProblem } from '../../shared/photos/prepare/convert-to-jpeg.ts';
import { prepareImage } from '../../shared/photos/prepare/prepare-image.ts';
import { QueryErrorNotice } from '../../shared/server/query-error-state.tsx';
import { QueryGate } from '../../shared/server/query-gate.tsx';
import { changeFeedbackDraft, restoreFeedbackDraft, useFeedbackDraft } from './feedback-draft.ts';
import { feedbackMessages } from './feedback.messages.ts';
import { resolveFeedbackType, type FeedbackTypes, feedbackTypesQuery } from './feedback.queries.ts';
import { useSendFeedback } from './use-send-feedback.ts';

type PicturesProblem = ImageProblem | 'tooManyPictures';

const currentPictures = () => useFeedbackDraft.getState().pictures;

function useDraftPhotos() {
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

const formId = 'feedback';

/** The draft survives closing the dialog (§5). */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages(feedbackMessages);
  const shellText = useMessages(shellMessages);
  useLayoutEffect(restoreFeedbackDraft, []);
  const types = useQuery(feedbackTypesQuery);
  const [hasTried, setHasTried] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const pictures = useDraftPhotos();
  const { submit, isPending } = useSendFeedback(onClose);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setHasTried(true);
    if (validateFeedback(useFeedbackDraft.getState().content) !== null) area.current?.focus();
    else submit(undefined);
  }

  return (
    <BottomSheet
      isOpen
      onClose={onClose}
      title={text('title')}
      closeLabel={shellText('close')}
      footer={
        <Button
          type="submit"
          form={formId}
          isFullWidth
          isLoading={isPending || pictures.isPreparing}
          loadingLabel={text(isPending ? 'sending' : 'preparing')}
        >
          {text('send')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={send}>
        <Stack>
          <QueryGate
            read={types}
            count={1}
            loading={text('loadingTypes')}
            failed={text('typesFailed')}
            failure={QueryErrorNotice}
          >
            {(found) => <TypeField types={found} isReadOnly={isPending} />}
          </QueryGate>
          <ContentField ref={area} hasTried={hasTried} isReadOnly={isPending} />
          <Screenshots pictures={pictures} isDisabled={isPending || pictures.isPreparing} />
        </Stack>
      </form>
    </BottomSheet>
  );
}

function TypeField({ types, isReadOnly }: { types: FeedbackTypes; isReadOnly: boolean }) {
  const text = useMessages(feedbackMessages);
  const problemType = useFeedbackDraft((draft) => draft.problemType);
  return (
    <NativeSelectField
      label={text('type')}
      options={types.map((type) => ({ value: type.problemType, label: type.problemDesc }))}
      value={resolveFeedbackType(types, problemType).problemType}
      isReadOnly={isReadOnly}
      onChange={(event) => changeFeedbackDraft({ problemType: event.target.value })}
    />
  );
}

interface ContentFieldProps {
  hasTried: boolean;
  isReadOnly: boolean;
  ref: React.Ref<HTMLTextAreaElement>;
}

/** Never truncates the input. Reports invalid input while the user types. */
function ContentField({ hasTried, isReadOnly, ref }: ContentFieldProps) {
  const text = useMessages(feedbackMessages);
  const content = useFeedbackDraft((draft) => draft.content);
  const problem = validateFeedback(content);
  const length = feedbackLength(content);
  const limit = limits.feedbackMaxCharacters;
  const errors = {
    feedbackRequired: hasTried && text('feedbackRequired'),
    feedbackTooLong: text('feedbackTooLong'),
    feedbackCharacters: text('leaveOut', { characters: refusedInWords(content) }),
  };
  return (
    <Stack gap={1}>
      <TextAreaField
        ref={ref}
        label={text('content')}
        value={content}
        readOnly={isReadOnly}
        onChange={(event) => changeFeedbackDraft({ content: event.target.value })}
        error={problem && errors[problem]}
      />
      <Text size="sm" tone={length > limit ? 'danger' : 'soft'}>
        {text('counter', { length, limit })}
      </Text>
    </Stack>
  );
}

interface ScreenshotsProps {
  pictures: ReturnType<typeof useDraftPhotos>;
  isDisabled: boolean;
}

function Screenshots({ pictures: chosen, isDisabled }: ScreenshotsProps) {
  const text = useMessages(feedbackMessages);
  const problemText = useMessages(photoProblemMessages);
  const hasLost = useFeedbackDraft((draft) => draft.hasLostPictures);
  const { pictures, problem, isFull, add, remove } = chosen;
  const limit = limits.feedbackMaxPictures;
  const error =
    problem === 'tooManyPictures' ? text(problem, { limit }) : problem && problemText(problem);
  const count = pictures.length;
  return (
    <Stack gap={2}>
      <PhotosField
        label={text('pictures')}
        labelNote={text('picturesNote')}
        hint={text('picturesHint', { limit })}
        error={error}
        pictures={pictures.map(({ id, url }, index) => ({
          id,
          url,
          alt: text('picture', { number: index + 1, count }),
          removeLabel: text('removePicture', { number: index + 1 }),
        }))}
        addLabel={text('addPicture')}
        isFull={isFull}
        isDisabled={isDisabled}
        onAdd={add}
        onRemove={remove}
      />
      {hasLost && <Notice tone="info">{text('lostPictures')}</Notice>}
    </Stack>
  );
}

const maxNamed = 3;

/** Lists up to three of the rejected characters, for example: “@”, the new line and “👍”. */
function refusedInWords(content: string): string {
  const characters = new Set(invalidFeedbackCharacters(content).map(nameOf));
  const list = new Intl.ListFormat(`${shownLanguage()}-IN`, { type: 'conjunction' });
  return list.format([...characters].slice(0, maxNamed));
}

function nameOf(character: string): string {
  const text = translate(feedbackMessages);
  if (character === '\n') return text('newLine');
  return /[\p{C}\p{Z}]/u.test(character) ? text('invisible') : text('quoted', { character });
}
