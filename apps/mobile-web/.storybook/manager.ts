import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** Storybook's name for the menus of `toolbar.ts`. */
const menusId = 'toolbar';

interface Place {
  viewMode?: string | undefined;
  tabId?: string | undefined;
}

/** The menus change a story. A page shows pictures and texts, so it does not offer them. */
const isStory = ({ viewMode, tabId }: Place) => viewMode === 'story' && !tabId;

addons.register('kosha', () => {
  // Storybook adds its menus after all others.
  const add = addons.add.bind(addons);
  addons.add = (id, addon) =>
    add(id, id === menusId ? Object.assign(addon, { match: isStory }) : addon);
});

addons.setConfig({
  theme: create({
    base: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    brandTitle:
      '<img src="./icon.svg" alt="" width="24" height="24" style="margin-inline-end: 8px" /> Kosha',
    brandUrl: './',
    brandTarget: '_self',
  }),
});

/** Storybook ends the title of each page with its own name. */
function nameTab(): void {
  const title = document.title.replace(/^storybook - /, '').replace(/Storybook$/, 'Kosha');
  if (title !== document.title) document.title = title;
}

nameTab();
new MutationObserver(nameTab).observe(document.head, { childList: true, subtree: true });
