/** Stands in for markdown-to-jsx: the text as it is. */
export const Markdown = ({ children }: { children?: unknown }): unknown => children;
