import { formatInr, type NullablePaise } from '@kosha/domain';
import { Amount, type AmountProps } from '@kosha/ui';

const inrParts = /^(\D*)([\d,]+)(?:\.(\d+))?$/;

/** Formats integer paise (D16). The text of an unknown amount is a dash. */
export const amountText = (paise: NullablePaise): string =>
  paise === null ? '—' : formatInr(paise);

interface MoneyProps {
  paise: NullablePaise;
  size?: AmountProps['size'];
}

/** Renders integer paise with Indian digit grouping (D16). */
export function Money({ paise, size }: MoneyProps) {
  const all = amountText(paise);
  const [, symbol = '', whole = all, fraction] = inrParts.exec(all) ?? [];
  return <Amount symbol={symbol} whole={whole} fraction={fraction} {...(size && { size })} />;
}
