/** Entries of `performance.mark`. Work counts between start and end. */
export const startMark = 'bench-start';
/** After the scripts, before style, layout and paint. */
export const handledMark = 'bench-handled';
export const endMark = 'bench-end';
/** All fields are rendered. */
export const wholeFormMark = 'bench-whole-form';
