/** Shows a text in groups of these sizes, with a space between them; what is left is a group of its own. */
export const inGroups =
  (...sizes: readonly number[]) =>
  (text: string): string => {
    const groups: string[] = [];
    let rest = text;
    for (const size of sizes) {
      groups.push(rest.slice(0, size));
      rest = rest.slice(size);
    }
    return [...groups, rest].filter((group) => group !== '').join(' ');
  };
