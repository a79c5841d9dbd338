import { sanitizeAccountInput, sanitizeIfsc, type AddBankForm as FormValues } from '@kosha/domain';
import { CleanTextField } from '@kosha/ui';
import { useMessages } from '../../shared/i18n/messages.ts';
import { bankMessages } from './bank.messages.ts';
import { TypedBranch } from './typed-branch.tsx';

interface AddBankFieldsProps {
  form: FormValues;
  /** True while the form is being sent: what is typed then would be lost. */
  isReadOnly: boolean;
  onChange: (name: keyof FormValues, text: string) => void;
  /** The wrong field, and the banner that says what is wrong. */
  problem: { field: keyof FormValues; bannerId: string } | null;
}

const cleaners = {
  bankCode: (_held, text) => sanitizeIfsc(text),
  cardNo: sanitizeAccountInput,
  confirmCardNo: sanitizeAccountInput,
} satisfies Record<keyof FormValues, (held: string, text: string) => string>;

/** IFSC code, account number and the number once more (§2 Add bank). */
export function AddBankFields({ form, isReadOnly, onChange, problem }: AddBankFieldsProps) {
  const text = useMessages(bankMessages);
  const common = (name: keyof FormValues) => ({
    name,
    value: form[name],
    readOnly: isReadOnly,
    clean: (text: string) => cleaners[name](form[name], text),
    onText: (text: string) => onChange(name, text),
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    'aria-describedby': problem?.field === name ? problem.bannerId : undefined,
  });
  return (
    <>
      <CleanTextField
        {...common('bankCode')}
        label={text('ifsc')}
        hint={text('ifscHint')}
        inputMode="text"
        autoCapitalize="characters"
      />
      <TypedBranch ifsc={form.bankCode} />
      <CleanTextField {...common('cardNo')} label={text('account')} inputMode="numeric" />
      <CleanTextField
        {...common('confirmCardNo')}
        label={text('confirmAccount')}
        inputMode="numeric"
      />
    </>
  );
}
