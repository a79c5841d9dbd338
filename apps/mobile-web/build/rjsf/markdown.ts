export const Markdown = ({ children }: { children?: unknown }): unknown => children;
