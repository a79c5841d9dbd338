import { Markdown } from '@storybook/addon-docs/blocks';

const pages = import.meta.glob<string>('../../../../docs/product/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Links between the documents lead to anchors of this page, or to where a document begins on it. */
const onThisPage = (text: string) =>
  text
    .replaceAll(
      /\]\(([\w-]+\.md)(?:#([\w-]+))?\)/g,
      (_, file: string, anchor = file) => `](#${anchor})`,
    )
    // Storybook makes a link without a name of each `a`, at which the Tab key would stop.
    .replaceAll(/<a id="([\w-]+)"><\/a>/g, '<span id="$1"></span>');

const shown = Object.entries(pages).filter(([path]) => !/(README|shown-by)\.md$/.test(path));

/** All of docs/product: the numbered requirements and decisions. */
export function Rules() {
  return (
    // On a phone its wide tables move sideways in this box.
    <div style={{ overflowX: 'auto' }}>
      {shown.map(([path, text]) => (
        <section key={path} id={path.split('/').at(-1)}>
          <Markdown>{onThisPage(text)}</Markdown>
        </section>
      ))}
    </div>
  );
}
