import { editAadhaar, limits, maskAadhaar, editPan } from '@kosha/domain';
import { Button, KeyValueList, Link, Stack, Text } from '@kosha/ui';
import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { useMessages } from '../../../../shared/i18n/messages.ts';
import { RestrictedTextField } from '../../../../shared/order-display/restricted-text-field.tsx';
import { paths } from '../../../../shared/paths.ts';
import { NextAction } from '../../step/next-action.tsx';
import { StepFrame, useStepSearchParams } from '../../step/step-frame.tsx';
import { kycMessages } from '../kyc.messages.ts';
import { OtpDialog } from './otp-dialog.tsx';
import type { KycStepKey } from '../use-finish-identity-check.ts';
import type { NumberModeState } from './use-number-mode-state.ts';
import type { AadhaarVerification } from './use-aadhaar-verification.ts';

interface AadhaarFieldProps {
  aadhaar: AadhaarVerification;
  isReadOnly: boolean;
  error: string | undefined;
}

function AadhaarField({ aadhaar, isReadOnly, error }: AadhaarFieldProps) {
  const text = useMessages(kycMessages);
  if (aadhaar.isVerified) return <VerifiedAadhaar aadhaar={aadhaar} isReadOnly={isReadOnly} />;
  return (
    <RestrictedTextField
      name="idNo"
      label={text('aadhaarNumber')}
      hint={text('aadhaarHint')}
      value={aadhaar.idNo}
      edit={editAadhaar}
      refusal={text('aadhaarPasted')}
      onText={aadhaar.change}
      error={aadhaar.refusal ?? (aadhaar.problem ? text(aadhaar.problem) : error)}
      readOnly={aadhaar.isSending || aadhaar.isChecking}
      inputMode="numeric"
      autoComplete="off"
      visibleCharacters={limits.aadhaarDigits}
      rightSection={
        <Button
          variant="quiet"
          isLoading={aadhaar.isSending}
          loadingLabel={text('sendingCode')}
          onClick={aadhaar.verify}
        >
          {text('sendCode')}
        </Button>
      }
    />
  );
}

function VerifiedAadhaar({ aadhaar, isReadOnly }: Omit<AadhaarFieldProps, 'error'>) {
  const text = useMessages(kycMessages);
  return (
    <Stack gap={1}>
      <div role="status">
        <KeyValueList
          rows={[
            {
              label: text('aadhaarNumber'),
              value: maskAadhaar(aadhaar.idNo),
              note: text('verified'),
            },
          ]}
        />
      </div>
      <div>
        <Button variant="quiet" disabled={isReadOnly} onClick={() => aadhaar.change('')}>
          {text('change')}
        </Button>
      </div>
    </Stack>
  );
}

const formId = 'kyc-numbers';

interface NumberModeProps {
  stepKey: KycStepKey;
  numbers: NumberModeState;
}

/** The browser must not store the numbers, so autofill is off and no draft is saved (§2 KYC). */
export function NumberMode({ stepKey, numbers }: NumberModeProps) {
  const text = useMessages(kycMessages);
  const { aadhaar, problem } = numbers;
  const form = useRef<HTMLFormElement>(null);
  useMoveFocus(form, aadhaar.isVerified);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = numbers.submit();
    const input = field && event.currentTarget.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  }

  return (
    <StepFrame footer={<NextAction formId={formId} isPending={numbers.isSaving} />}>
      <Text tone="soft">{text('why')}</Text>
      <form ref={form} id={formId} noValidate autoComplete="off" onSubmit={submit}>
        <Stack gap={4}>
          <AadhaarField
            aadhaar={aadhaar}
            isReadOnly={numbers.isSaving}
            error={problem?.field === 'idNo' ? text(problem.message) : undefined}
          />
          <PanField
            panNo={numbers.panNo}
            isReadOnly={numbers.isSaving}
            error={problem?.field === 'panNo' ? text(problem.message) : undefined}
            onChange={numbers.changePan}
          />
          <div inert={numbers.isSaving}>
            <PhotosLink stepKey={stepKey} />
          </div>
        </Stack>
      </form>
      {aadhaar.isDialogOpen && <OtpDialog aadhaar={aadhaar} />}
    </StepFrame>
  );
}

/**
 * Moves the focus to the PAN field after the verification, because the Aadhaar field disappears.
 * Moves the focus to the Aadhaar field when the user presses "Change".
 */
function useMoveFocus(form: RefObject<HTMLFormElement | null>, isVerified: boolean): void {
  const wasVerified = useRef(isVerified);
  useEffect(() => {
    if (wasVerified.current === isVerified) return;
    wasVerified.current = isVerified;
    const field = form.current?.elements.namedItem(isVerified ? 'panNo' : 'idNo');
    if (field instanceof HTMLElement) field.focus();
  }, [form, isVerified]);
}

function PhotosLink({ stepKey }: { stepKey: KycStepKey }) {
  const text = useMessages(kycMessages);
  const { pid, place } = useStepSearchParams();
  const href = paths.authStep(stepKey, { pid: pid ?? undefined, ...place, by: 'photos' });
  return (
    <Link href={href} isStandalone>
      {text('byPhotos')}
    </Link>
  );
}

interface PanFieldProps {
  panNo: string;
  /** True while the app sends the numbers, because an edit would not be sent. */
  isReadOnly: boolean;
  error: string | undefined;
  onChange: (text: string) => void;
}

function PanField({ panNo, isReadOnly, error, onChange }: PanFieldProps) {
  const text = useMessages(kycMessages);
  return (
    <RestrictedTextField
      name="panNo"
      label={text('panNumber')}
      hint={text('panHint')}
      value={panNo}
      edit={editPan}
      refusal={text('panPasted')}
      onText={onChange}
      error={error}
      readOnly={isReadOnly}
      inputMode="text"
      autoCapitalize="characters"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
