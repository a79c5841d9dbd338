/** Marks of `performance.mark` between which work is measured. */
export const START = 'bench-start';
export const END = 'bench-end';
