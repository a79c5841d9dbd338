/** The names of the `performance.mark` entries between which work is measured. */
export const startMark = 'bench-start';
/** The scripts have finished; style, layout and paint follow. */
export const handledMark = 'bench-handled';
export const endMark = 'bench-end';
/** Every field is rendered. */
export const wholeFormMark = 'bench-whole-form';
