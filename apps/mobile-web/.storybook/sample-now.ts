/** Noon in India on Sun 22 Nov 2026: what the clock of every story shows when its page opens. */
export const sampleNow = Date.UTC(2026, 10, 22, 6, 30);
