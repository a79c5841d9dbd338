/** Changes links to `docs/product/*.md` into links to the Storybook page “Requirements”. */
export const withPageLinks = (markdown: string): string =>
  markdown.replaceAll(
    /\]\(product\/[\w-]+\.md(#[\w-]+)?\)/g,
    '](?path=/docs/requirements--page$1)',
  );
