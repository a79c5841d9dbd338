export const markdownTableRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
export const markdownCodeList = (names: readonly string[]) => names.map(markdownCode).join(', ');
export const markdownCode = (name: string) =>
  `\`${name.replaceAll('|', '\\|').replaceAll('`', "'")}\``;

/** Escapes text from files and servers, so that it cannot end a table cell or start an HTML tag. */
export const escapeMarkdown = (value: string) =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('|', '\\|')
    .replaceAll(/\s+/g, ' ');
