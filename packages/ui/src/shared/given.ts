/**
 * `given` only changes the type. Mantine's types reject props with the value `undefined`, but
 * Mantine's components treat them like missing props.
 */
export type DefinedProps<Props> = { [Name in keyof Props]: Exclude<Props[Name], undefined> };

export const asDefinedProps = <Props extends object>(props: Props) => props as DefinedProps<Props>;
