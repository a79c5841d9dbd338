import type { AddBankForm as FormValues } from '@kosha/domain';
import { TextField } from '@kosha/ui';
import type { ChangeEvent } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { bankMessages } from './bank.messages.ts';

interface AddBankFieldsProps {
  form: FormValues;
  /** It is being sent: what is typed now would be lost. */
  isReadOnly: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** The field at fault and the banner that says so. */
  problem: { field: keyof FormValues; bannerId: string } | null;
}

/** IFSC code, account number and the number once more (§2 Add bank). */
export function AddBankFields({ form, isReadOnly, onChange, problem }: AddBankFieldsProps) {
  const text = useMessages(bankMessages);
  const common = (name: keyof FormValues) => ({
    name,
    value: form[name],
    readOnly: isReadOnly,
    onChange,
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    'aria-describedby': problem?.field === name ? problem.bannerId : undefined,
  });
  return (
    <>
      <TextField
        {...common('bankCode')}
        label={text('ifsc')}
        inputMode="text"
        autoCapitalize="characters"
      />
      <TextField {...common('cardNo')} label={text('account')} inputMode="numeric" />
      <TextField {...common('confirmCardNo')} label={text('confirmAccount')} inputMode="numeric" />
    </>
  );
}
