/** Marks of `performance.mark` between which work is measured. */
export const START = 'bench-start';
/** Scripts are done with it; what is left of the frame is style, layout and paint. */
export const HANDLED = 'bench-handled';
export const END = 'bench-end';
