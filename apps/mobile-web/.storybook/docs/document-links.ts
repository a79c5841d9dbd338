/** Rewrites the links of a document of `docs/` to the Storybook pages that show the same. */
export const withPageLinks = (markdown: string): string =>
  markdown.replaceAll(
    /\]\(product\/[\w-]+\.md(#[\w-]+)?\)/g,
    '](?path=/docs/requirements--page$1)',
  );
