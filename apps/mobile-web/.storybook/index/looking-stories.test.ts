import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allOrderStates } from '@kosha/domain';
import { babelParse } from 'storybook/internal/babel';
import { describe, expect, it } from 'vitest';
import { answers } from '../../src/shared/world/__generated__/answers.ts';
import { personaIn } from '../../src/shared/world/persona-in.ts';
import { readRoutes } from '../data/read-routes.ts';
import { hasOddData, hasTag, looks, toModule } from './acts.ts';
import { appIndexer } from './indexer.ts';

const appFolder = join(import.meta.dirname, '../..');
const storyFiles = globSync(['src/**/*.stories.tsx', '.storybook/atlas/*.stories.tsx'], {
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
const looking = listed.flat().filter(({ tags }) => !tags?.includes('behaviour'));

/** Stories that show the screen as a borrower meets it, by the screen's file. */
const storiesOf = (screen: string) => looking.filter(({ component }) => component === screen);

const screens = globSync('src/**/*.screen.tsx', { cwd: appFolder });

describe('looking-stories', () => {
  it.each(screens)('%s has some', (screen) => {
    expect(storiesOf(screen)).not.toEqual([]);
  });

  it('are there for the screen of every route', () => {
    const routed = [...new Set(readRoutes().map(({ file }) => file))];
    expect(routed.toSorted()).toEqual([...screens].toSorted());
    expect(routed.filter((screen) => storiesOf(screen).length === 0)).toEqual([]);
  });

  it('show every order state on every screen that has orders', () => {
    const atlas = looking.filter(({ title }) => title === 'State atlas');
    expect(atlas.map(({ exportName }) => exportName)).toEqual([
      'Home',
      'List',
      'Detail',
      'Audit',
      'Confirm',
      'Extension',
    ]);
    const newestOf = (key: string) => answers.personas[key]?.orders[0]?.orderState;
    expect(allOrderStates.map((state) => newestOf(personaIn[state]))).toEqual(allOrderStates);
  });

  it.each(Object.values(looks))('are there for the menu that asks for %s', (look) => {
    expect(looking.filter(({ tags }) => tags?.includes(look)).length).toBeGreaterThan(3);
  });

  it('say in their name that they are odd, where no server or borrower is like that', () => {
    const odd = listed.flat().filter(({ tags }) => tags?.includes('odd'));
    expect(odd.length).toBeGreaterThan(5);
    expect(odd.filter(({ name = '' }) => !/\bodd\b/i.test(name))).toEqual([]);
  });

  it('are tagged as odd where an amount is finer than a paisa, or words are called by another language', () => {
    let found = 0;
    const untagged = storyFiles.flatMap((file) => {
      const module = toModule(babelParse(readFileSync(join(appFolder, file), 'utf8')), file);
      const odd = [...module.declared].filter(([, story]) => hasOddData(story, module));
      const tagged = odd.filter(([, story]) => hasTag(story, 'odd', module));
      found += tagged.length;
      return odd.filter((one) => !tagged.includes(one)).map(([name]) => `${file}: ${name}`);
    });
    expect(untagged).toEqual([]);
    expect(found).toBeGreaterThan(9);
  });

  it('stand under a root of the borrower’s road', () => {
    const root = /^(\d [A-Z]|Public pages|Native|State atlas|Journeys)/;
    expect(listed.flat().filter(({ title = '' }) => !root.test(title))).toEqual([]);
  });
});
