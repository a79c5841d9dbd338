import type { SelectOption } from '../NativeSelectField/NativeSelectField.tsx';

/**
 * Makes the function that finds the options whose label contains a query, in any letter case (§5). The
 * labels are prepared once, because thousands of them are searched at every key.
 */
export function makeFilter(
  options: readonly SelectOption[],
): (query: string) => readonly SelectOption[] {
  const labels = options.map(({ label }) => label.toLocaleLowerCase());
  return (query) => {
    const needle = query.trim().toLocaleLowerCase();
    if (needle === '') return options;
    return options.filter((_, index) => labels[index]?.includes(needle));
  };
}
