import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { uncover } from './cover.ts';
import {
  answersOf,
  apply,
  expectPicture,
  frame,
  home,
  open,
  patience,
  renderByReact,
  root,
} from './picture.fixtures.ts';

test('a press on a button waits for the app and is done once, and the focus stays', async () => {
  open(home, answersOf('loaned'));
  await expectPicture();
  const [step] = frame().querySelectorAll<HTMLButtonElement>('ol button');
  step?.focus();
  step?.click();
  step?.click();
  expect(step?.dataset).toHaveProperty('pressed');
  await renderByReact(home);
  const presses: string[] = [];
  root().addEventListener('click', ({ target }) =>
    presses.push((target as Element).textContent ?? ''),
  );
  uncover();
  expect(presses).toEqual([step?.textContent]);
  expect(document.activeElement?.textContent).toBe(step?.textContent);
  expect(root().contains(document.activeElement)).toBe(true);
});

test('links of a picture lead on by themselves', async () => {
  open(home, answersOf('loaned'));
  await expectPicture();
  for (const link of frame().querySelectorAll('a')) expect(link.href).toMatch(/^https?:/);
  expect(frame().querySelectorAll('a').length).toBeGreaterThan(3);
});

const fieldOf = <Kind extends Element>(whole: Element, selector: string) =>
  whole.querySelector<Kind & HTMLElement>(selector)!;

test('an amount that is chosen in a picture is chosen in the app; until then all figures are of the first one', async () => {
  open(apply, answersOf('loaned'));
  await expectPicture();
  const select = fieldOf<HTMLSelectElement>(frame(), 'select');
  const first = select.value;
  const other = [...select.options].find(({ value }) => value !== first)?.value ?? '';
  const choose = (value: string) => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose(other);
  expect(select.value).toBe(first);
  expect(select.dataset).toHaveProperty('pressed');
  // Only what a person does first counts: what comes after it may rest on figures that are old by then.
  fieldOf(frame(), 'input[role=switch]').click();
  await renderByReact(apply);
  const isOn = fieldOf<HTMLInputElement>(root(), 'input[role=switch]').checked;
  flushSync(uncover);
  expect(fieldOf<HTMLSelectElement>(root(), 'select').value).toBe(other);
  expect(fieldOf<HTMLInputElement>(root(), 'input[role=switch]').checked).toBe(isOn);
});

test('a switch that is pressed in a picture is on in both, and what is opened stays open', async () => {
  open(apply, answersOf('loaned'));
  await expectPicture();
  const [before, after] = [frame(), root()].map(
    (whole) => () => fieldOf<HTMLInputElement>(whole, 'input[role=switch]').checked,
  );
  const first = before!();
  fieldOf(frame(), 'input[role=switch]').click();
  fieldOf(frame(), 'input[role=switch]').click();
  fieldOf(frame(), 'summary').click();
  expect(before!()).toBe(!first);
  await renderByReact(apply);
  flushSync(uncover);
  expect(after!()).toBe(!first);
  expect(fieldOf<HTMLDetailsElement>(root(), 'details').open).toBe(true);
});

test.each([
  ['a finger or a mouse', 'pointerdown', 'pointerup'],
  ['a key', 'keydown', 'keyup'],
])(
  'the picture stays while %s is down, as a press has to end on what it began on',
  async (_, begin, end) => {
    open(home, answersOf('loaned'));
    await expectPicture();
    const link = fieldOf(frame(), 'a');
    await renderByReact(home);
    link.dispatchEvent(new Event(begin, { bubbles: true }));
    uncover();
    expect(link.isConnected).toBe(true);
    link.dispatchEvent(new Event(end, { bubbles: true }));
    expect(link.isConnected).toBe(true);
    await vi.waitFor(() => expect(link.isConnected).toBe(false), patience);
  },
);

test.each([
  ['something is chosen', '1000'],
  ['it is left', undefined],
])('a list that is open in a picture stays until %s', async (_, chosen) => {
  open(apply, answersOf('loaned'));
  await expectPicture();
  const select = fieldOf<HTMLSelectElement>(frame(), 'select');
  const first = select.value;
  select.focus();
  await renderByReact(apply);
  uncover();
  expect(select.isConnected).toBe(true);
  if (chosen === undefined) {
    select.blur();
    // The browser tells it only where this page has the focus; other tests may have it.
    select.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  } else {
    select.value = chosen;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await vi.waitFor(() => expect(select.isConnected).toBe(false), patience);
  expect(fieldOf<HTMLSelectElement>(root(), 'select').value).toBe(chosen ?? first);
});

test('the slider of a picture moves the amount once the app is here', async () => {
  open(apply, answersOf('loaned'));
  await expectPicture();
  const slider = fieldOf<HTMLInputElement>(frame(), 'input[type=range]');
  slider.value = '0';
  slider.dispatchEvent(new Event('change', { bubbles: true }));
  await renderByReact(apply);
  flushSync(uncover);
  const { options, value } = fieldOf<HTMLSelectElement>(root(), 'select');
  expect(value).toBe(options[0]?.value);
});
