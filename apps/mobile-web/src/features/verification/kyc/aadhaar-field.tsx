import { aadhaarEdit, limits, maskAadhaar } from '@kosha/domain';
import { Button, KeyValueList, Stack } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { EditedField } from '../../../shared/order-display/edited-field.tsx';
import { kycMessages } from './kyc.messages.ts';
import type { Aadhaar } from './use-aadhaar.ts';

interface AadhaarFieldProps {
  aadhaar: Aadhaar;
  /** True while the numbers are being submitted. */
  isReadOnly: boolean;
  /** The validation error after Next was pressed. */
  error: string | undefined;
}

/** The Aadhaar number: editable until it is verified, then shown only masked. */
export function AadhaarField({ aadhaar, isReadOnly, error }: AadhaarFieldProps) {
  const text = useMessages(kycMessages);
  if (aadhaar.isVerified) return <VerifiedAadhaar aadhaar={aadhaar} isReadOnly={isReadOnly} />;
  return (
    <EditedField
      name="idNo"
      label={text('aadhaarNumber')}
      hint={text('aadhaarHint')}
      value={aadhaar.idNo}
      edit={aadhaarEdit}
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
