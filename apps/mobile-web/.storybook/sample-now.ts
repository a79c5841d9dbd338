/** Noon in India on Sun 22 Nov 2026: the start time of the clock in every story. */
export const sampleNow = Date.UTC(2026, 10, 22, 6, 30);
