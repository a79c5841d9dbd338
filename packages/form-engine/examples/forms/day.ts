/** The day on which the forms are filled in: that of all stories. */
export const today = '2026-11-22';

/** The same day some years before it. */
export const yearsAgo = (years: number): string =>
  `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
