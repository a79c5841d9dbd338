import { limits } from '@kosha/domain';
import { Link, Stack, Text, TextField } from '@kosha/ui';
import type { SubmitEvent } from 'react';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { NextAction } from '../next-action.tsx';
import { StepFrame, useStepQuery } from '../step-frame.tsx';
import { AadhaarField } from './aadhaar-field.tsx';
import type { KycStepKey } from './identity-check.tsx';
import { kycMessages } from './kyc.messages.ts';
import { OtpDialog } from './otp-dialog.tsx';
import { useNumbers } from './use-numbers.ts';

const formId = 'kyc-numbers';

/** Aadhaar number with its one-time code, and PAN (§2 KYC). What is typed is kept nowhere. */
export function NumberMode({ stepKey }: { stepKey: KycStepKey }) {
  const text = useMessages(kycMessages);
  const { pid, place } = useStepQuery();
  const numbers = useNumbers(pid);
  const { aadhaar, problem } = numbers;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = numbers.submit();
    const input = field && event.currentTarget.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  }

  return (
    <StepFrame footer={<NextAction formId={formId} isPending={numbers.isSaving} />}>
      <Text tone="soft">{text('why')}</Text>
      <form id={formId} noValidate autoComplete="off" onSubmit={submit}>
        <Stack gap={4}>
          <AadhaarField
            aadhaar={aadhaar}
            error={problem?.field === 'idNo' ? text(problem.message) : undefined}
          />
          <PanField
            panNo={numbers.panNo}
            error={problem?.field === 'panNo' ? text(problem.message) : undefined}
            onChange={numbers.changePan}
          />
          <Link
            href={paths.authStep(stepKey, { pid: pid ?? undefined, ...place, by: 'photos' })}
            isStandalone
          >
            {text('byPhotos')}
          </Link>
        </Stack>
      </form>
      {aadhaar.isDialogOpen && <OtpDialog aadhaar={aadhaar} />}
    </StepFrame>
  );
}

interface PanFieldProps {
  panNo: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

function PanField({ panNo, error, onChange }: PanFieldProps) {
  const text = useMessages(kycMessages);
  return (
    <TextField
      name="panNo"
      label={text('panNumber')}
      hint={text('panHint')}
      value={panNo}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      inputMode="text"
      autoCapitalize="characters"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={limits.panCharacters}
    />
  );
}
