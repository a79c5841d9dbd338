import { Markdown } from '@storybook/addon-docs/blocks';

const pages = import.meta.glob<string>('../../../../docs/product/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Links between the pages lead to anchors of this one. */
const onThisPage = (text: string) => text.replace(/\]\([\w-]+\.md#([\w-]+)\)/g, '](#$1)');

const shown = Object.entries(pages).filter(([path]) => !/(README|shown-by)\.md$/.test(path));

/** All of docs/product: the numbered requirements and decisions. */
export function Rules() {
  return (
    // On a phone its wide tables move sideways in this box.
    <div style={{ overflowX: 'auto' }}>
      {shown.map(([path, text]) => (
        <Markdown key={path}>{onThisPage(text)}</Markdown>
      ))}
    </div>
  );
}
