/** Replaces markdown-to-jsx: shows the text unchanged. */
export const Markdown = ({ children }: { children?: unknown }): unknown => children;
