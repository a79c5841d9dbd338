export const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
export const codes = (names: readonly string[]) => names.map(code).join(', ');
export const code = (name: string) => `\`${name.replaceAll('|', '\\|').replaceAll('`', "'")}\``;

/** Escapes text from files and servers, which must not end a table cell or start an element. */
export const escapeMarkdown = (value: string) =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('|', '\\|')
    .replaceAll(/\s+/g, ' ');
