/**
 * Names for `performance.mark`. The benchmark counts the work between the start and the end mark.
 */
export const startMark = 'bench-start';
/** Set after the scripts have run, before style, layout and paint. */
export const scriptsEndMark = 'bench-handled';
export const endMark = 'bench-end';
/** Set when all fields are rendered. */
export const wholeFormMark = 'bench-whole-form';
