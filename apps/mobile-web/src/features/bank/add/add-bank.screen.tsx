import {
  editAccountNumber,
  type AddBankForm as FormValues,
  type AddBankMessage,
  editIfsc,
  isIfsc,
} from '@kosha/domain';
import { Button, ErrorSummary, Heading, Link, Stack, StickyAction, Text } from '@kosha/ui';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { RestrictedTextField } from '../../../shared/order-display/restricted-text-field.tsx';
import { paths, routePatterns } from '../../../shared/paths.ts';
import { trackClick } from '../../../shared/tracking/tracking.ts';
import { type BankCardTarget, parseBankCardTarget } from '../bank-target.ts';
import { bankMessages } from '../bank.messages.ts';
import styles from './add-bank.module.css';
import { FailureDialog } from './failure-dialog.tsx';
import { NoProduct } from '../no-product.tsx';
import { BranchLookup } from './branch-lookup.tsx';
import { useAddBank } from './use-add-bank.ts';
import { wellKnownBanks } from '../well-known-banks.ts';

interface CodeStartsProps {
  ifsc: string;
  isReadOnly: boolean;
  onStart: (start: string) => void;
}

/** Each button enters the first five characters of the bank's IFSC codes. */
function CodeStarts({ ifsc, isReadOnly, onStart }: CodeStartsProps) {
  const text = useMessages(bankMessages);
  const labelId = useId();
  if (isIfsc(ifsc)) return null;
  return (
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className={styles.label}>
        {text('startWith')}
      </p>
      <div className={styles.banks}>
        {wellKnownBanks.map(({ code, short }) => (
          <Button
            key={code}
            variant="secondary"
            aria-disabled={isReadOnly}
            className={styles.bank}
            // The fifth character of every IFSC is zero.
            onClick={() => onStart(`${code}0`)}
          >
            {short}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The screen that adds a bank card (§2 Add bank). */
export function AddBankScreen() {
  const [query] = useSearchParams();
  const target = parseBankCardTarget(query);
  if (target) return <AddBankForm target={target} ifscCode={query.get('ifsc_code') ?? ''} />;
  return (
    <ScreenLayout>
      <NoProduct />
    </ScreenLayout>
  );
}

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

interface AddBankFormProps {
  target: BankCardTarget;
  ifscCode: string;
}

export function AddBankForm({ target, ifscCode }: AddBankFormProps) {
  const text = useMessages(bankMessages);
  const addBank = useAddBank(target, ifscCode);
  const { form, problem, failure } = addBank;
  const bannerRef = useRef<HTMLElement>(null);
  // Focuses the banner (§5), which may be off screen above the fields.
  useEffect(() => bannerRef.current?.focus(), [problem]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    trackClick('bank_add', routePatterns.bankAdd, { productId: target.pid });
    addBank.submit();
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
          {problem && <ErrorSummary ref={bannerRef} title={text(problem.message)} />}
          <Stack gap={1}>
            <Heading>{text('addHeading')}</Heading>
            <Text tone="soft">{text('ownName')}</Text>
          </Stack>
          <AddBankFields
            form={form}
            isReadOnly={addBank.isPending}
            onChange={addBank.change}
            problem={problem?.message}
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
  /** True while the form is being sent, because the request would not contain later edits. */
  isReadOnly: boolean;
  onChange: (name: keyof FormValues, text: string) => void;
  problem: AddBankMessage | undefined;
}

/** The IFSC code, the account number and its confirmation (§2 Add bank). */
export function AddBankFields({ form, isReadOnly, onChange, problem }: AddBankFieldsProps) {
  const text = useMessages(bankMessages);
  const common = (name: keyof FormValues) => ({
    name,
    value: form[name],
    readOnly: isReadOnly,
    onText: (text: string) => onChange(name, text),
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    error: problem && fieldAtFault[problem] === name && text(problem),
  });
  const account = {
    edit: editAccountNumber,
    refusal: text('accountPasted'),
    inputMode: 'numeric',
  } as const;
  return (
    <>
      <RestrictedTextField
        {...common('bankCode')}
        edit={editIfsc}
        refusal={text('ifscPasted')}
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
      <BranchLookup ifsc={form.bankCode} />
      <RestrictedTextField {...common('cardNo')} {...account} label={text('account')} />
      <RestrictedTextField
        {...common('confirmCardNo')}
        {...account}
        label={text('confirmAccount')}
      />
    </>
  );
}
