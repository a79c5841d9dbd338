/** A document of `docs/` for a page of Storybook: its links lead to where the same stands here. */
export const asPage = (markdown: string): string =>
  markdown
    .replaceAll(/\]\(product\/[\w-]+\.md(#[\w-]+)?\)/g, '](?path=/docs/rules--page$1)')
    .replaceAll('](languages-in-pictures.md)', '](?path=/docs/picture-book--page)');
