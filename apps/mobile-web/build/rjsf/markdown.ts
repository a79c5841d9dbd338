/** In place of markdown-to-jsx: shows the text as it is. */
export const Markdown = ({ children }: { children?: unknown }): unknown => children;
