/** Names for `performance.mark`. The benchmark measures the work from `startMark` to `endMark`. */
export const startMark = 'bench-start';
/** Set after the scripts and before style, layout and paint. */
export const scriptsEndMark = 'bench-handled';
export const endMark = 'bench-end';
export const wholeFormMark = 'bench-whole-form';
