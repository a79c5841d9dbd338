import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allOrderStates } from '@kosha/domain';
import { describe, expect, it } from 'vitest';
import { sampleResponses } from '../../src/shared/sample-data/responses.ts';
import { personaByOrderState } from '../../src/shared/sample-data/persona-in.ts';
import { readRoutes } from '../data/read-routes.ts';
import { variants } from './interactions.ts';
import { appIndexer } from './indexer.ts';

const appFolder = join(import.meta.dirname, '../..');
const storyFiles = globSync(['src/**/*.stories.tsx', '.storybook/order-states/*.stories.tsx'], {
  cwd: appFolder,
});

const listed = await Promise.all(
  storyFiles.map(async (file) => {
    const options = { makeTitle: (title = '') => title };
    const stories = await appIndexer.createIndex(join(appFolder, file), options);
    return stories.map(({ rawComponentPath = '', ...story }) => ({
      ...story,
      component: join(dirname(file), rawComponentPath),
    }));
  }),
);
const visibleStories = listed.flat().filter(({ tags }) => !tags?.includes('behaviour'));

const storiesOf = (screen: string) =>
  visibleStories.filter(({ component }) => component === screen);

const screens = globSync('src/**/*.screen.tsx', { cwd: appFolder });

describe('the stories that show screens', () => {
  it.each(screens)('exist for %s', (screen) => {
    expect(storiesOf(screen)).not.toEqual([]);
  });

  it('exist for the screen of every route', () => {
    const routed = [...new Set(readRoutes().map(({ file }) => file))];
    expect(routed.toSorted()).toEqual([...screens].toSorted());
    expect(routed.filter((screen) => storiesOf(screen).length === 0)).toEqual([]);
  });

  it('show every order state on every screen with orders', () => {
    const atlas = visibleStories.filter(({ title }) => title === 'Order states');
    expect(atlas.map(({ exportName }) => exportName)).toEqual([
      'Home',
      'List',
      'Detail',
      'Audit',
      'Confirm',
      'Extension',
    ]);
    const newestOf = (key: string) => sampleResponses.personas[key]?.orders[0]?.orderState;
    expect(allOrderStates.map((state) => newestOf(personaByOrderState[state]))).toEqual(
      allOrderStates,
    );
  });

  it.each(Object.values(variants))('exist in the variant %s', (look) => {
    expect(visibleStories.filter(({ tags }) => tags?.includes(look)).length).toBeGreaterThan(3);
  });

  it('have short names', () => {
    const names = listed.flat().map(({ title, name = '' }) => `${title}: ${name}`);
    expect(names.filter((name) => (name.split(': ')[1] ?? '').length > 40)).toEqual([]);
  });

  it('have a title in a section of the borrower’s flow', () => {
    const root = /^(\d [A-Z]|Public pages|Native|Order states|Flows)/;
    expect(listed.flat().filter(({ title = '' }) => !root.test(title))).toEqual([]);
  });
});
