import { SET_CURRENT_STORY } from 'storybook/internal/core-events';
import { addons, type API } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** Parts alone ask no server and know no rules, so these menus would do nothing. */
const ofScreens: readonly string[] = ['network', 'platform', 'policy'];
const isPart = (title: string | undefined) => /^(Kit|Form engine)\//.test(title ?? '');

function offerWhatDoesSomething(api: API): void {
  const allTypes = api.getGlobalTypes;
  api.getGlobalTypes = () => {
    const all = Object.entries(allTypes());
    const isOffered = ([name]: [string, unknown]) => !ofScreens.includes(name);
    const isOfPart = isPart(api.getCurrentStoryData()?.title);
    return Object.fromEntries(isOfPart ? all.filter(isOffered) : all);
  };
}

/** What Storybook itself writes into its address, wherever somebody is. */
const ofStorybook: readonly string[] = ['args', 'globals'];

/** What was chosen on a page, such as a note, would else go along to the address of the next one. */
function leaveChoicesBehind(api: API): void {
  let before = api.getUrlState();
  api.on(SET_CURRENT_STORY, () => {
    const now = api.getUrlState();
    const isCarried = ([name, value]: [string, unknown]) =>
      now.storyId !== before.storyId &&
      value === before.queryParams[name] &&
      !ofStorybook.includes(name);
    const all = Object.entries(now.queryParams);
    const carried = all.filter(isCarried).map(([name]) => [name, null]);
    if (carried.length > 0) api.applyQueryParams(Object.fromEntries(carried), { replace: true });
    const queryParams = Object.fromEntries(all.filter((one) => !isCarried(one)));
    before = { ...now, queryParams };
  });
}

addons.register('kosha', (api) => {
  leaveChoicesBehind(api);
  offerWhatDoesSomething(api);
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
