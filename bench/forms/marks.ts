/** The names of the `performance.mark` entries between which work is measured. */
export const startMark = 'bench-start';
/** Set when the scripts have finished, before style, layout and paint. */
export const handledMark = 'bench-handled';
export const endMark = 'bench-end';
/** Set when every field is rendered. */
export const wholeFormMark = 'bench-whole-form';
