import { lazily } from '../lazily.ts';
import { asPaise, type Paise } from './paise.ts';

const rupeeFormat = (fractionDigits: 0 | 2) =>
  lazily(
    () =>
      new Intl.NumberFormat('en-IN', {
        style: 'currency',
        currency: 'INR',
        minimumFractionDigits: fractionDigits,
        maximumFractionDigits: fractionDigits,
      }),
  );

const wholeRupees = /* @__PURE__ */ rupeeFormat(0);
const rupeesAndPaise = /* @__PURE__ */ rupeeFormat(2);
const percentDigits = /* @__PURE__ */ lazily(
  () => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 4 }),
);

/** `12345600` → `₹1,23,456`, `123450` → `₹1,234.50` (D16). */
export function formatInr(paise: Paise): string {
  const hasPaise = asPaise(paise) % 100 !== 0;
  return (hasPaise ? rupeesAndPaise : wholeRupees)().format((paise + 0) / 100);
}

/** `0.1` → `0.1%`, with at most four decimals (§9). */
export function formatPercent(percent: number): string {
  return `${percentDigits().format(percent)}%`;
}

/** `12.34` → `12.3%`, the format of the APR on every screen. */
export const formatApr = (percent: number): string => formatPercent(Math.round(percent * 10) / 10);
