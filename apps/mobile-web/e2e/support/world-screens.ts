import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OrderState } from '@kosha/domain';
import { personaIn } from '../../src/shared/world/persona-in.ts';

/** A screen of the app as a persona meets it, and the story that shows the same. */
export interface WorldScreen {
  persona: string;
  /** Its address; `{order}` stands for the persona's newest order. */
  path: string;
  story: string;
  /** For a story of the state atlas: the state of its order. */
  state?: string;
}

const inEveryState = Object.keys(personaIn) as OrderState[];

/** Each screen of the atlas with the states that it shows. */
const atlas: readonly [name: string, path: string, states: readonly OrderState[]][] = [
  ['home', '/', inEveryState],
  ['list', '/order', inEveryState],
  ['detail', '/orders/{order}/detail', inEveryState],
  ['audit', '/orders/{order}/audit', ['1']],
  ['confirm', '/orders/{order}/confirm', ['2']],
  ['extension', '/orders/{order}/extension', ['8', '11']],
];

const ofAtlas: readonly WorldScreen[] = atlas.flatMap(([name, path, states]) =>
  states.map((state) => ({
    persona: personaIn[state],
    path,
    story: `state-atlas--${name}`,
    state,
  })),
);

const homes: readonly WorldScreen[] = ['silver', 'gold', 'platinum'].map((tier) => ({
  persona: tier,
  path: '/',
  story: `3-choose-home-of-each-borrower--at-${tier}`,
}));

/** What is laid side by side: the persona in the running app, and the story. */
export const worldScreens: readonly WorldScreen[] = [...ofAtlas, ...homes];

export const keyOf = ({ persona, path }: WorldScreen): string => `${persona} ${path}`;

/** Lines of a screen's text without what no two runs share: the numbers of orders, and minutes. */
export const asRead = (text: string): string[] =>
  text
    .replaceAll(/KS\d{10}/g, 'KS…')
    .replaceAll(/(\d{1,2}):\d{2}(?=\s[ap]m)/g, '$1:…')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What the stories show, by persona and address; the test of the stories writes it. */
export const textsFile = join(
  import.meta.dirname,
  '../../src/shared/world/__generated__/texts.json',
);

export const readTexts = (): Record<string, string[]> =>
  JSON.parse(readFileSync(textsFile, 'utf8')) as Record<string, string[]>;
