/** The names of the `performance.mark` entries between which work is measured. */
export const startMark = 'bench-start';
/** The scripts are done; style, layout and paint follow. */
export const handledMark = 'bench-handled';
export const endMark = 'bench-end';
/** Every field is there. */
export const wholeFormMark = 'bench-whole-form';
