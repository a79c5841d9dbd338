import { escapeHtml } from '../build/escape-html.ts';

/** `body` is HTML; `title` is plain text. */
export const renderHtmlPage = (title: string, body: string) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>${escapeHtml(title)}</title>
  <style>
    body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; }
    .row { display: flex; flex-wrap: wrap; gap: 16px; }
    figure { margin: 0; max-width: 360px; }
    img { display: block; max-width: 100%; border: 1px solid #8884; border-radius: 12px; }
    .book img { width: 216px; }
    .book figure { max-width: 216px; font-size: 13px; }
    input { width: min(100%, 480px); padding: 8px; font: inherit; }
    td { padding: 2px 12px 2px 0; vertical-align: top; }
  </style>
  <h1>${escapeHtml(title)}</h1>
  ${body}
</html>
`;

export const renderFigure = (source: string, caption: string) =>
  `<figure><img loading="lazy" src="${escapeHtml(source)}" alt="" /><figcaption>${escapeHtml(caption)}</figcaption></figure>`;
