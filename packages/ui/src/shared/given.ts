/**
 * `given` only changes the type. Mantine's types reject props with the value `undefined`, but
 * Mantine's components treat them like missing props.
 */
export type Given<Props> = { [Name in keyof Props]: Exclude<Props[Name], undefined> };

export const given = <Props extends object>(props: Props) => props as Given<Props>;
