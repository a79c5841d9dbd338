/** The wire's 0 or 1. */
export const toFlag = (value: boolean): 0 | 1 => (value ? 1 : 0);
