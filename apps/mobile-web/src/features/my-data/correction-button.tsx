import type { Schema } from '@kosha/api-client';
import { editDigits, normalizeTypedText } from '@kosha/domain';
import { Button, CleanTextField, Dialog, NativeSelectField, showToast, Stack } from '@kosha/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { api } from '../../shared/server/api.ts';
import { failureText } from '../../shared/server/failures.ts';
import { isCallMissing } from '../../shared/server/missing-calls.ts';
import { useWrite } from '../../shared/server/use-write.ts';
import { myDataMessages } from './my-data.messages.ts';

type Field = Schema<'DataField'>;

/** The correction of a number accepts only digits, which can be typed in any script. */
const isNumber = ({ text }: Field) => /^[0-9]+$/.test(text);
const digits = (text: string, before?: string) => editDigits(before, text, Infinity);

/** Shown if the server allows a correction (D60). */
export function CorrectionButton({ field }: { field: Field }) {
  const text = useMessages(myDataMessages);
  const [isOpen, setIsOpen] = useState(false);
  if (field.correctAs === undefined || isCallMissing('POST /privacy/v1/correct')) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {text('correct')}
      </Button>
      {isOpen && (
        <Correction address={field.correctAs} field={field} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

interface CorrectionProps {
  address: string;
  field: Field;
  onClose: () => void;
}

function Correction({ address, field, onClose }: CorrectionProps) {
  const text = useMessages(myDataMessages);
  const queryClient = useQueryClient();
  const { choices } = field;
  const [value, setValue] = useState(choices ? String(field.value) : field.text);
  const [problem, setProblem] = useState<string>();
  const { submit, isPending } = useWrite(
    (typed: string, options) =>
      api.post('/privacy/v1/correct', { body: { field: address, value: typed }, ...options }),
    {
      onSuccess: () => {
        showToast(text('corrected'), 'success');
        void queryClient.invalidateQueries({ queryKey: ['my-data'] });
      },
      onSuccessHere: onClose,
      onFailure: (failure) => {
        const [first] = failure.kind === 'business' ? failure.fieldErrors : [];
        setProblem(first?.message ?? failureText(failure));
      },
    },
  );
  return (
    <Dialog
      isOpen
      title={text('correctTitle', { label: field.label })}
      onClose={onClose}
      closeLabel={text('notNow')}
      actions={
        <Stack gap={2}>
          <Button
            isFullWidth
            isLoading={isPending}
            loadingLabel={text('correcting')}
            onClick={() => submit(value)}
          >
            {text('correctSave')}
          </Button>
          <Button variant="quiet" isFullWidth onClick={onClose}>
            {text('notNow')}
          </Button>
        </Stack>
      }
    >
      {choices ? (
        <NativeSelectField
          label={text('correctValue')}
          value={value}
          options={choices}
          isReadOnly={isPending}
          error={problem}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      ) : (
        <CleanTextField
          label={text('correctValue')}
          value={value}
          clean={isNumber(field) ? digits : normalizeTypedText}
          inputMode="text"
          autoComplete="off"
          readOnly={isPending}
          error={problem}
          onText={setValue}
        />
      )}
    </Dialog>
  );
}
