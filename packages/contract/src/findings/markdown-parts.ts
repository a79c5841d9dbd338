export const markdownTableRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
export const markdownCodeList = (names: readonly string[]) => names.map(markdownCode).join(', ');
export const markdownCode = (name: string) =>
  `\`${name.replaceAll('|', '\\|').replaceAll('`', "'")}\``;

/** Text from files and servers must not end a table cell or start an element. */
export const escapeMarkdown = (value: string) =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('|', '\\|')
    .replaceAll(/\s+/g, ' ');
