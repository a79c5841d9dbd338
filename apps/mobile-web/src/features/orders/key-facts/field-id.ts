/** The id of a question's first answer, to which the focus goes. */
export const fieldId = (key: string): string => `kfs-${key}`;
