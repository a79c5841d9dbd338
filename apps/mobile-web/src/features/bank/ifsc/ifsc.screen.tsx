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
  PickerField,
  SearchSheet,
  Stack,
  Text,
} from '@kosha/ui';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { shellMessages } from '../../../shared/i18n/shell.messages.ts';
import { useLeaveScreen } from '../../../shared/navigation/history-record.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { paths } from '../../../shared/paths.ts';
import { parseBankCardTarget, type BankCardTarget } from '../bank-target.ts';
import { NoProduct } from '../no-product.tsx';
import { wellKnownBanks } from '../well-known-banks.ts';
import { ifscMessages } from './ifsc.messages.ts';
import { hasOptions, ListFallback } from './list-fallback.tsx';
import {
  type FoundBranch,
  type FinderLevel,
  type FinderStep,
  useBranchFinder,
} from './use-branch-finder.ts';

const fieldId = (level: FinderLevel) => `ifsc-${level}`;

function FinderField({ step }: { step: FinderStep }) {
  const text = useMessages(ifscMessages);
  const shellText = useMessages(shellMessages);
  const [isOpen, setIsOpen] = useState(false);
  const { level, list, chosen } = step;
  const options = useMemo(
    () => list.data?.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    [list.data],
  );
  const close = () => setIsOpen(false);
  const chooseAgain = () => {
    close();
    step.chooseAgain();
  };
  return (
    <>
      <PickerField
        id={fieldId(level)}
        label={text(level)}
        value={chosen?.name}
        placeholder={text('choose')}
        onOpen={() => setIsOpen(true)}
      />
      <SearchSheet
        isOpen={isOpen}
        onClose={close}
        title={text(level)}
        closeLabel={shellText('close')}
        searchLabel={text('search')}
        options={options}
        selectedValue={chosen?.id}
        onSelect={(id) => {
          close();
          step.choose(id);
        }}
        emptyText={text('searchEmpty')}
        resultsText={(count) => text('searchResults', { count })}
        placeholder={
          hasOptions(step) ? undefined : (
            <ListFallback level={level} list={list} chooseAgain={chooseAgain} />
          )
        }
      />
    </>
  );
}

/** Lets the user select a well-known bank without searching a list of about a thousand banks. */
function WellKnownBanks({ step }: { step: FinderStep }) {
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
              // The tapped row disappears, so the focus moves to the field of the bank.
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

/**
 * Asks the user to confirm the branch (§2.79). If the branch has no state, the dialog shows the
 * selected state. If the branch has no district, the dialog shows the selected city.
 */
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

/** The search for an IFSC code by bank, state, city and branch (§2.77). */
export function IfscScreen() {
  const [query] = useSearchParams();
  const target = parseBankCardTarget(query);
  return <ScreenLayout>{target ? <Finder target={target} /> : <NoProduct />}</ScreenLayout>;
}

function Finder({ target }: { target: BankCardTarget }) {
  const text = useMessages(ifscMessages);
  const { returnTo } = useLeaveScreen();
  const { banks, steps, found, closeFound, refind } = useBranchFinder();
  const focusBank = useFocusBank();
  const [bankStep] = steps;
  if (banks.data?.length === 0) return <NoBanks target={target} />;
  if (banks.data === undefined) return bankStep && <ListFallback {...bankStep} />;
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

function NoBanks({ target }: { target: BankCardTarget }) {
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

/** The focused "RE-FIND" button disappears with its dialog, so the bank field gets the focus. */
function useFocusBank(): () => void {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) document.getElementById(fieldId('bank'))?.focus();
  }, [times]);
  return () => setTimes(times + 1);
}
