import type { SelectOption } from '../NativeSelectField/NativeSelectField.tsx';

/** The options whose label holds the query, in any letter case (§5). */
export const filterOptions = (
  options: readonly SelectOption[],
  query: string,
): readonly SelectOption[] => {
  const needle = query.trim().toLocaleLowerCase();
  return options.filter((option) => option.label.toLocaleLowerCase().includes(needle));
};
