import type { AddBankForm as FormValues, AddBankMessage } from '@kosha/domain';
import { Button, Heading, Link, Notice, Stack, StickyAction, Text } from '@kosha/ui';
import type { SubmitEvent } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { paths, patterns } from '../../shared/paths.ts';
import { ScreenLayout } from '../../shared/navigation/screen-layout.tsx';
import { trackClick } from '../../shared/tracking/tracking.ts';
import { AddBankFields } from './add-bank-fields.tsx';
import type { BankTarget } from './bank-target.ts';
import { bankMessages } from './bank.messages.ts';
import { FailureDialog } from './failure-dialog.tsx';
import { useAddBank } from './use-add-bank.ts';

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
