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

/** Formats 12345600 paise as '₹1,23,456', and 123450 paise as '₹1,234.50' (D16). */
export function formatInr(paise: Paise): string {
  const hasPaise = asPaise(paise) % 100 !== 0;
  return (hasPaise ? rupeesAndPaise : wholeRupees)().format((paise + 0) / 100);
}

/** Formats 0.1 as '0.1%', with at most four decimals (§9). */
export function formatPercent(percent: number): string {
  // Adding zero turns -0 into 0. `Intl` would format -0 as '-0'.
  return `${percentDigits().format(percent + 0)}%`;
}

/** Formats 12.34 as '12.3%'. Every screen shows the APR in this format. */
export const formatApr = (percent: number): string => formatPercent(Math.round(percent * 10) / 10);
