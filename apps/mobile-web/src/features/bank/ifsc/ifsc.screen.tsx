import { BankIllustration, ButtonLink, EmptyState, Heading, Stack, Text } from '@kosha/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { paths } from '../../../shared/paths.ts';
import { ScreenLayout } from '../../../shared/navigation/screen-layout.tsx';
import { useLeave } from '../../../shared/navigation/trail.ts';
import { bankTarget, type BankTarget } from '../bank-target.ts';
import { NoProduct } from '../no-product.tsx';
import { fieldId, FinderField } from './finder-field.tsx';
import { FoundDialog } from './found-dialog.tsx';
import { ifscMessages } from './ifsc.messages.ts';
import { ListState } from './list-state.tsx';
import { WellKnownBanks } from './well-known-banks.tsx';
import { useFinder } from './use-finder.ts';

/** Finds a new card's IFSC by bank, state, city and branch (§2.77). */
export function IfscScreen() {
  const [query] = useSearchParams();
  const target = bankTarget(query);
  return <ScreenLayout>{target ? <Finder target={target} /> : <NoProduct />}</ScreenLayout>;
}

function Finder({ target }: { target: BankTarget }) {
  const text = useMessages(ifscMessages);
  const { returnTo } = useLeave();
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
