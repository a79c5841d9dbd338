/** Formats text in space-separated groups of these sizes. The rest forms the last group. */
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
