import {
  BankIllustration,
  BankMark,
  Button,
  ButtonLink,
  Card,
  Dialog,
  EmptyState,
  Heading,
  KeyValueList,
  ListRow,
  Stack,
  Text,
} from '@kosha/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { useLeaveScreen } from '../../../shared/navigation/history-record.ts';
import { bankTarget, type BankTarget } from '../bank-target.ts';
import { NoProduct } from '../no-product.tsx';
import { fieldId, FinderField } from './finder-field.tsx';
import { ifscMessages } from './ifsc.messages.ts';
import { ListState } from './list-state.tsx';
import { type FoundBranch, type Step, useFinder } from './use-finder.ts';
import { wellKnownBanks } from '../well-known-banks.ts';

/**
 * Shortcuts to well-known banks, because the full list has about a thousand banks. Omits banks that
 * the server does not list.
 */
function WellKnownBanks({ step }: { step: Step }) {
  const text = useMessages(ifscMessages);
  const byName = new Map(step.list.data?.map((bank) => [bank.name.toLowerCase(), bank]));
  const found = wellKnownBanks.flatMap(({ code, name }) => {
    const bank = byName.get(name.toLowerCase());
    return bank ? [{ ...bank, code }] : [];
  });
  if (found.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading size="md">{text('wellKnown')}</Heading>
      <Card isFlush>
        {found.map(({ id, name, code }) => (
          <ListRow
            key={id}
            icon={<BankMark bankName={name} bankCode={code} />}
            title={name}
            onClick={() => {
              step.choose(id);
              // The tapped row disappears, so the focus moves to the field, which then shows the
              // bank.
              document.getElementById(fieldId('bank'))?.focus();
            }}
          />
        ))}
      </Card>
    </Stack>
  );
}

interface FoundDialogProps {
  found: FoundBranch | null;
  onYes: (ifsc: string) => void;
  onRefind: () => void;
  onClose: () => void;
}

/** Confirms the branch (§2.79). If its state or district is missing, shows the selected ones. */
function FoundDialog({ found, onYes, onRefind, onClose }: FoundDialogProps) {
  const text = useMessages(ifscMessages);
  if (found === null) return null;
  const { branch, state, city } = found;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('confirmTitle')}
      actions={
        <>
          <Button isFullWidth onClick={() => onYes(branch.ifsc)}>
            {text('yes')}
          </Button>
          <Button variant="quiet" isFullWidth onClick={onRefind}>
            {text('refind')}
          </Button>
        </>
      }
    >
      <KeyValueList
        rows={[
          { label: text('ifscCode'), value: branch.ifsc },
          { label: text('state'), value: branch.state ?? state.name },
          { label: text('district'), value: branch.district ?? city.name },
          { label: text('branch'), value: branch.name },
        ]}
      />
    </Dialog>
  );
}

/** Finds a new card's IFSC by bank, state, city and branch (§2.77). */
export function IfscScreen() {
  const [query] = useSearchParams();
  const target = bankTarget(query);
  return <ScreenLayout>{target ? <Finder target={target} /> : <NoProduct />}</ScreenLayout>;
}

function Finder({ target }: { target: BankTarget }) {
  const text = useMessages(ifscMessages);
  const { returnTo } = useLeaveScreen();
  const { banks, steps, found, closeFound, refind } = useFinder();
  const focusBank = useFocusBank();
  const [bankStep] = steps;
  if (banks.data?.length === 0) return <NoBanks target={target} />;
  if (banks.data === undefined) return bankStep && <ListState {...bankStep} />;
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading>{text('heading')}</Heading>
        <Text tone="soft">{text('hint')}</Text>
      </Stack>
      <Stack>
        {steps.map((step) => (
          <FinderField key={step.level} step={step} />
        ))}
      </Stack>
      {bankStep && bankStep.chosen === undefined && <WellKnownBanks step={bankStep} />}
      <FoundDialog
        found={found}
        onYes={(ifsc) => {
          closeFound();
          returnTo(paths.bankAdd({ ...target, ifsc_code: ifsc }));
        }}
        onRefind={() => {
          refind();
          focusBank();
        }}
        onClose={closeFound}
      />
    </Stack>
  );
}

/** Shown if the server lacks the directory: the code can still be typed. */
function NoBanks({ target }: { target: BankTarget }) {
  const text = useMessages(ifscMessages);
  return (
    <EmptyState
      title={text('banksEmpty')}
      illustration={<BankIllustration />}
      action={<ButtonLink href={paths.bankAdd({ ...target })}>{text('typeCode')}</ButtonLink>}
    >
      {text('banksEmptyHint')}
    </EmptyState>
  );
}

/** Focuses the bank field after RE-FIND, because the focused button disappears. */
function useFocusBank(): () => void {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) document.getElementById(fieldId('bank'))?.focus();
  }, [times]);
  return () => setTimes(times + 1);
}
