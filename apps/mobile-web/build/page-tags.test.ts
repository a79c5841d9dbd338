import { describe, expect, it } from 'vitest';
import { shareTags } from './page-tags.ts';

const page = {
  pathname: '/download',
  title: 'Download · Kosha',
  description: 'Who may take a loan & what it "costs" <b>',
};

describe('the tags of a shareable page', () => {
  it('contain the absolute URLs of the page and its image if the origin is known', () => {
    const tags = shareTags(page, { appName: 'Kosha', publicOrigin: 'https://app.example' });
    expect(tags).toContain('<link rel="canonical" href="https://app.example/download">');
    expect(tags).toContain('<meta property="og:url" content="https://app.example/download">');
    expect(tags).toContain('<meta property="og:image" content="https://app.example/preview.png">');
  });

  it('contain no URL without an origin', () => {
    const tags = shareTags(page, { appName: 'Kosha', publicOrigin: undefined }).join('');
    expect(tags).not.toMatch(/canonical|og:url|undefined/);
    expect(tags).toContain('<meta property="og:title" content="Download · Kosha">');
  });

  it('escape special characters', () => {
    const tags = shareTags(page, { appName: 'Kosha', publicOrigin: undefined });
    expect(tags[0]).toBe(
      '<meta name="description" content="Who may take a loan &amp; what it &quot;costs&quot; &lt;b>">',
    );
  });
});
