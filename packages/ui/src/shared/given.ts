/** Props without those that are `undefined`, which the types of Mantine refuse and its components leave out. */
export type Given<Props> = { [Name in keyof Props]: Exclude<Props[Name], undefined> };

export const given = <Props extends object>(props: Props) => props as Given<Props>;
