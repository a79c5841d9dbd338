/** Removes `undefined` props, which Mantine's types reject and its components ignore. */
export type Given<Props> = { [Name in keyof Props]: Exclude<Props[Name], undefined> };

export const given = <Props extends object>(props: Props) => props as Given<Props>;
