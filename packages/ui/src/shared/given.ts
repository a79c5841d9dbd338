/** Only a cast: Mantine's types reject `undefined` props, but its components ignore such props. */
export type Given<Props> = { [Name in keyof Props]: Exclude<Props[Name], undefined> };

export const given = <Props extends object>(props: Props) => props as Given<Props>;
