/** A boolean as the API sends it. */
export const toFlag = (value: boolean): 0 | 1 => (value ? 1 : 0);
