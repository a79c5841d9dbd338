import { BankMark, Card, Heading, ListRow, Stack } from '@kosha/ui';
import { useMessages } from '../../../shared/i18n/messages.ts';
import { wellKnownBanks } from '../well-known-banks.ts';
import { fieldId } from './finder-field.tsx';
import { ifscMessages } from './ifsc.messages.ts';
import type { Step } from './use-finder.ts';

/**
 * Shortcuts to well-known banks, because the full list has about a thousand banks. Omits banks that
 * the server does not list.
 */
export function WellKnownBanks({ step }: { step: Step }) {
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
