import { formatInr, MoneyError, rupeesToPaise } from '@kosha/domain';

/** Wire rupees as '₹5,028' (D16); a dash for what is no exact amount, so that no list falls over it. */
export function rupeesText(rupees: number): string {
  try {
    return formatInr(rupeesToPaise(rupees));
  } catch (error) {
    if (error instanceof MoneyError) return '—';
    throw error;
  }
}
