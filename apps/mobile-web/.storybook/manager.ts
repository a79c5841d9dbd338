import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { SET_CURRENT_STORY, STORY_PREPARED } from 'storybook/internal/core-events';
import { addons, types, type API } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { encodeForUrl } from './docs/encode-for-url.ts';

/** Toolbar menus that affect only screens. Stories of single components do not show these menus. */
const screenMenus: readonly string[] = ['network', 'platform', 'policy'];
const isPart = (title: string | undefined) => /^(Kit|Form engine)\//.test(title ?? '');

/**
 * Hides toolbar menus that have no effect. A docs page shows no menus, because it always uses the
 * default values.
 */
function hideMenus(api: API): void {
  const allTypes = api.getGlobalTypes;
  api.getGlobalTypes = () => {
    if (api.getUrlState().viewMode === 'docs') return {};
    const all = Object.entries(allTypes());
    const isOffered = ([name]: [string, unknown]) => !screenMenus.includes(name);
    const isOfPart = isPart(api.getCurrentStoryData()?.title);
    return Object.fromEntries(isOfPart ? all.filter(isOffered) : all);
  };
}

/** Query parameters that Storybook sets itself on any page. */
const ownParameters: readonly string[] = ['args', 'globals'];

/** Removes the parameters of the previous page, such as `note`, from the URL of the next page. */
function dropPageParameters(api: API): void {
  let before = api.getUrlState();
  api.on(SET_CURRENT_STORY, () => {
    const now = api.getUrlState();
    const isUnchanged = ([name, value]: [string, unknown]) =>
      now.storyId !== before.storyId &&
      value === before.queryParams[name] &&
      !ownParameters.includes(name);
    const all = Object.entries(now.queryParams);
    const unchangedParameters = all.filter(isUnchanged).map(([name]) => [name, null]);
    if (unchangedParameters.length > 0)
      api.applyQueryParams(Object.fromEntries(unchangedParameters), { replace: true });
    const queryParams = Object.fromEntries(all.filter((one) => !isUnchanged(one)));
    before = { ...now, queryParams };
  });
}

/** Without controls, the panel would be empty and take a third of the window. */
function showPanelForControls(api: API): void {
  let hadControls: boolean | undefined;
  api.on(STORY_PREPARED, ({ argTypes }: { argTypes: Record<string, { control?: unknown }> }) => {
    const hasControls = Object.values(argTypes).some(({ control }) => Boolean(control));
    // Between two stories that both have controls, or both have none, the panel stays as the user
    // left it.
    if (hasControls !== hadControls) api.togglePanel(hasControls);
    hadControls = hasControls;
  });
}

/**
 * The URL of the page “Compare”, which shows two stories side by side. The first is the current
 * story. The second is the same story, or none if there is a note.
 */
function compareAddress(api: API, note = ''): string {
  const { storyId } = api.getUrlState();
  const { language, scheme, textSize, policy } = api.getGlobals();
  const chosen = {
    one: storyId,
    oneLanguage: language,
    oneScheme: scheme,
    oneTextSize: textSize,
    onePolicy: policy,
    ...(note === '' ? { other: storyId } : { note: encodeForUrl(note) }),
  };
  const { origin, pathname } = location;
  const query = Object.entries(chosen).map(([name, value]) => `${name}=${String(value)}`);
  return `${origin}${pathname}?path=/docs/compare--page&${query.join('&')}`;
}

async function copyLinkWithNote(api: API): Promise<void> {
  const note = prompt('Note to show beside the story');
  if (note === null) return;
  const headline = await navigator.clipboard.writeText(compareAddress(api, note)).then(
    () => 'Link copied.',
    () => 'This browser does not allow copying.',
  );
  api.addNotification({ id: 'kosha-link', content: { headline }, duration: 4000 });
}

function addButton(label: string, onClick: () => void): void {
  addons.add(`kosha/${label}`, {
    type: types.TOOL,
    title: label,
    match: ({ viewMode }) => viewMode === 'story',
    // Storybook compiles this file without the JSX transform.
    render: () =>
      createElement(
        Button,
        { variant: 'ghost', padding: 'small', ariaLabel: false, onClick },
        label,
      ),
  });
}

addons.register('kosha', (api) => {
  dropPageParameters(api);
  hideMenus(api);
  showPanelForControls(api);
  addButton('Compare', () => location.assign(compareAddress(api)));
  addButton('Copy link with note', () => void copyLinkWithNote(api));
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

function nameTab(): void {
  const title = document.title.replace(/^storybook - /, '').replace(/Storybook$/, 'Kosha');
  if (title !== document.title) document.title = title;
}

nameTab();
new MutationObserver(nameTab).observe(document.head, { childList: true, subtree: true });
