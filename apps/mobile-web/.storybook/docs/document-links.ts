/** Replaces links between documents of `docs/` by links to their Storybook pages. */
export const withPageLinks = (markdown: string): string =>
  markdown.replaceAll(
    /\]\(product\/[\w-]+\.md(#[\w-]+)?\)/g,
    '](?path=/docs/requirements--page$1)',
  );
