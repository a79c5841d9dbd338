import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { SET_CURRENT_STORY, STORY_PREPARED } from 'storybook/internal/core-events';
import { addons, types, type API } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { pack } from './docs/pack.ts';

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

/** The panel takes a third of the window, which most stories would leave empty. */
function showPanelForControls(api: API): void {
  let hadControls: boolean | undefined;
  api.on(STORY_PREPARED, ({ argTypes }: { argTypes: Record<string, { control?: unknown }> }) => {
    const hasControls = Object.values(argTypes).some(({ control }) => Boolean(control));
    // A panel that a user toggled stays so among stories of one kind.
    if (hasControls !== hadControls) api.togglePanel(hasControls);
    hadControls = hasControls;
  });
}

/** The page Compare with the current story as its first state. */
function compareAddress(api: API, note = ''): string {
  const { storyId } = api.getUrlState();
  const language = String(api.getGlobals()['language'] ?? 'en');
  const chosen = { one: storyId ?? '', oneLanguage: language, note: pack(note) };
  const { origin, pathname } = location;
  const query = Object.entries(chosen).map(([name, value]) => `${name}=${value}`);
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

/** A button in the toolbar above a story. */
function addButton(label: string, onClick: () => void): void {
  addons.add(`kosha/${label}`, {
    type: types.TOOL,
    title: label,
    match: ({ viewMode }) => viewMode === 'story',
    // Storybook builds this file without the JSX transform.
    render: () =>
      createElement(
        Button,
        { variant: 'ghost', padding: 'small', ariaLabel: false, onClick },
        label,
      ),
  });
}

addons.register('kosha', (api) => {
  leaveChoicesBehind(api);
  offerWhatDoesSomething(api);
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

/** Storybook ends the title of each page with its own name. */
function nameTab(): void {
  const title = document.title.replace(/^storybook - /, '').replace(/Storybook$/, 'Kosha');
  if (title !== document.title) document.title = title;
}

nameTab();
new MutationObserver(nameTab).observe(document.head, { childList: true, subtree: true });
