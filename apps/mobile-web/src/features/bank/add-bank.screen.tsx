import {
  type AddBankForm as FormValues,
  type AddBankMessage,
  sanitizeAccountInput,
  sanitizeIfsc,
} from '@kosha/domain';
import {
  Button,
  CleanTextField,
  Heading,
  Link,
  Notice,
  Stack,
  StickyAction,
  Text,
} from '@kosha/ui';
import type { SubmitEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { paths, patterns } from '../../shared/paths.ts';
import { trackClick } from '../../shared/tracking/tracking.ts';
import { type BankTarget, bankTarget } from './bank-target.ts';
import { bankMessages } from './bank.messages.ts';
import { CodeStarts } from './code-starts.tsx';
import { FailureDialog } from './failure-dialog.tsx';
import { NoProduct } from './no-product.tsx';
import { TypedBranch } from './typed-branch.tsx';
import { useAddBank } from './use-add-bank.ts';

/** A new bank card for an application or a scheduled order (§2 Add bank). */
export function AddBankScreen() {
  const [query] = useSearchParams();
  const target = bankTarget(query);
  if (target) return <AddBankForm target={target} ifscCode={query.get('ifsc_code') ?? ''} />;
  return (
    <ScreenLayout>
      <NoProduct />
    </ScreenLayout>
  );
}

/** The field that each message is about, which gets the focus. */
const fieldAtFault = {
  ifscRequired: 'bankCode',
  accountRequired: 'cardNo',
  confirmAccountRequired: 'confirmCardNo',
  accountMismatch: 'confirmCardNo',
  ifscMalformed: 'bankCode',
  accountZero: 'cardNo',
} satisfies Record<AddBankMessage, keyof FormValues>;

const formId = 'add-bank';
const codeId = 'add-bank-code';
const bannerId = 'add-bank-problem';

interface AddBankFormProps {
  target: BankTarget;
  ifscCode: string;
}

export function AddBankForm({ target, ifscCode }: AddBankFormProps) {
  const text = useMessages(bankMessages);
  const addBank = useAddBank(target, ifscCode);
  const { form, problem, failure } = addBank;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    trackClick('bank_add', patterns.bankAdd, { productId: target.pid });
    const found = addBank.submit();
    const field = found && event.currentTarget.elements.namedItem(fieldAtFault[found]);
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <ScreenLayout
      footer={
        <StickyAction>
          <Button
            type="submit"
            form={formId}
            isFullWidth
            isLoading={addBank.isPending}
            loadingLabel={text('sending')}
          >
            {text('applyNow')}
          </Button>
        </StickyAction>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>
          {problem && (
            <div id={bannerId}>
              <Notice tone="danger">{text(problem)}</Notice>
            </div>
          )}
          <Stack gap={1}>
            <Heading>{text('addHeading')}</Heading>
            <Text tone="soft">{text('ownName')}</Text>
          </Stack>
          <AddBankFields
            form={form}
            isReadOnly={addBank.isPending}
            onChange={addBank.change}
            problem={problem ? { field: fieldAtFault[problem], bannerId } : null}
          />
          <Link href={paths.bankIfsc({ ...target })} isStandalone onClick={addBank.leaveForFinder}>
            {text('forgetIfsc')}
          </Link>
        </Stack>
      </form>
      <FailureDialog failure={failure} onClose={addBank.closeFailure} />
    </ScreenLayout>
  );
}

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
        id={codeId}
        label={text('ifsc')}
        hint={text('ifscHint')}
        inputMode="text"
        autoCapitalize="characters"
      />
      <CodeStarts
        ifsc={form.bankCode}
        isReadOnly={isReadOnly}
        onStart={(start) => {
          onChange('bankCode', start);
          document.getElementById(codeId)?.focus();
        }}
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
