import { formatInr } from '@kosha/domain';
import { Amount, type AmountProps } from '@kosha/ui';

const inrParts = /^(\D*)([\d,]+)(?:\.(\d+))?$/;

/** An amount of integer paise as figures, grouped the Indian way (D16). */
export function Money({ paise, size }: { paise: number; size?: AmountProps['size'] }) {
  const [, symbol = '', whole = '', fraction] = inrParts.exec(formatInr(paise)) ?? [];
  return <Amount symbol={symbol} whole={whole} fraction={fraction} {...(size && { size })} />;
}
