import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { typedFieldLabel, type Start } from './form.ts';
import { measureWork, type Work } from './stopwatch.ts';
import { openWindow, type Window } from './window.ts';
import type { BuiltPage } from './build-page.ts';

/** Milliseconds of work on the main thread. */
export interface Samples {
  /** From the start of rendering until the first frame. */
  mount: number[];
  wholeForm: number[];
  /** From a key press to the end of event handlers and React's rendering. */
  key: number[];
  /** `key` plus style, layout and paint. */
  keyFrame: number[];
  keyWhenFilled: number[];
  /** A key in a text field whose error stays visible, because the text remains too long. */
  keyWhenWrong: number[];
  /** The Tab key after typing. Some engines work on blur instead of on each key. */
  leaving: number[];
  leavingFilled: number[];
  leavingWrong: number[];
  /** From submitting an empty form until its errors are visible. */
  refusal: number[];
  check: number[];
  /** Like `mount`, for rows of a group in our engine, but for a flat list in plain HTML. */
  mountRows: number[];
  wholeRows: number[];
  keyInRows: number[];
  leavingRows: number[];
  addingRow: number[];
  /** KiB of heap for the filled form, including DOM nodes. */
  memory: number[];
}

const droppedKeys = 4;
const countedKeys = 40;
/**
 * The pause in milliseconds between two keys. Without a pause, the browser's autofill would delay
 * keys, because it reads the form after each change.
 */
const typingPause = 100;
const leavings = 8;
/** The number of page loads for `check`. Only the first validation of a page is slow. */
const checks = 5;

export type Step = (browser: Browser, window: Window, count: number) => Promise<Partial<Samples>>;

const typeIntoEmpty: Step = async (...where) => {
  const { mount, wholeForm, keys, leavings } = await typeInto('empty', ...where);
  const key = keys.map(handledOf);
  return { mount, wholeForm, key, keyFrame: keys.map(totalOf), leaving: leavings };
};

const typeIntoFilled: Step = async (...where) => {
  const { keys, leavings, memory } = await typeInto('filled', ...where);
  return { keyWhenFilled: keys.map(handledOf), leavingFilled: leavings, memory: [memory] };
};

const typeIntoWrong: Step = async (...where) => {
  const { keys, leavings } = await typeInto('wrong', ...where);
  return { keyWhenWrong: keys.map(handledOf), leavingWrong: leavings };
};

const typeIntoRows: Step = async (...where) => {
  const { mount, wholeForm, keys, leavings } = await typeInto('rows', ...where);
  const key = keys.map(handledOf);
  return { mountRows: mount, wholeRows: wholeForm, keyInRows: key, leavingRows: leavings };
};

/** The keys are the values of the option `--steps`. */
type Steps = Readonly<Record<string, Step>>;

/** Only for our engine and plain HTML, because the budget for rows compares only these two. */
export const stepsOfRows: Steps = {
  rows: typeIntoRows,
  'row-more': async (...where) => ({ addingRow: await addRow(...where) }),
};

export const stepsOfEverySize: Steps = { empty: typeIntoEmpty, filled: typeIntoFilled };
export const steps: Steps = {
  ...stepsOfEverySize,
  wrong: typeIntoWrong,
  refusal: async (...where) => ({ refusal: await refuse(...where) }),
  check: async (...where) => ({ check: await check(...where) }),
};

export async function measure(
  step: Step,
  browser: Browser,
  built: BuiltPage,
  count: number,
): Promise<Partial<Samples>> {
  const window = await openWindow(browser, built);
  try {
    return await step(browser, window, count);
  } finally {
    await window.page.context().close();
  }
}

const handledOf = ({ handled, whole }: Work): number => handled ?? whole;
const totalOf = ({ whole }: Work): number => whole;

async function typeInto(start: Start, browser: Browser, window: Window, count: number) {
  await window.load();
  const before = await window.heapKib();
  const mounting = await measureWork(browser, () => mount(window, count, start));
  const memory = (await window.heapKib()) - before;
  if (start === 'wrong') await submit(window);
  const works = await measureWork(browser, () => type(window, count));
  const keys = works.slice(droppedKeys, droppedKeys + countedKeys);
  // Each repetition types a character and presses Tab. The first Tab does not count.
  const tabs = works.slice(-leavings * 2).filter((_, at) => at % 2 === 1);
  const [first] = mounting;
  if (!first || keys.length < countedKeys) throw new Error('A key or a mount was not seen');
  return {
    mount: [first.whole],
    wholeForm: [first.later ?? first.whole],
    keys,
    leavings: tabs.slice(1).map(totalOf),
    memory,
  };
}

async function mount({ page, frame }: Window, count: number, start: Start): Promise<void> {
  const shown = frame();
  await page.evaluate(([fields, from]) => globalThis.mount(fields, from), [count, start] as const);
  await shown;
}

async function submit({ page, frame }: Window): Promise<void> {
  const shown = frame();
  if (await page.evaluate(() => globalThis.submit())) await shown;
}

/** Returns an empty list if the engine shows errors without a submit. */
async function refuse(browser: Browser, window: Window, count: number): Promise<number[]> {
  await window.load();
  await mount(window, count, 'empty');
  return (await measureWork(browser, () => submit(window))).map(totalOf);
}

/** Removes the last row before the measurement, so the number of rows stays the same. */
async function addRow(browser: Browser, window: Window, count: number): Promise<number[]> {
  await window.load();
  await mount(window, count, 'rows');
  const { page, frame } = window;
  await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-row] > button')].at(-1)?.click(),
  );
  const add = async () => {
    const shown = frame();
    if (await page.evaluate(() => globalThis.addRow())) await shown;
  };
  return (await measureWork(browser, add)).map(totalOf);
}

async function check(browser: Browser, { page, load }: Window, count: number): Promise<number[]> {
  const works: Work[] = [];
  for (let at = 0; at < checks; at += 1) {
    await load();
    const run = () => page.evaluate((fields) => globalThis.check(fields), count);
    works.push(...(await measureWork(browser, run)));
  }
  return works.map(totalOf);
}

async function type({ page, frame }: Window, count: number): Promise<void> {
  const name = new RegExp(`${typedFieldLabel(count)}(?!\\d)`);
  const field = page.getByRole('textbox', { name }).or(page.getByLabel(name)).first();
  const press = async (key: string) => {
    const shown = frame();
    await page.keyboard.press(key);
    await shown;
    await setTimeout(typingPause);
  };
  await field.focus();
  await page.keyboard.press('End');
  for (let at = 0; at < droppedKeys + countedKeys; at += 1) {
    await press(at > droppedKeys && at % 2 === 1 ? 'Backspace' : 'a');
  }
  for (let at = 0; at < leavings; at += 1) {
    await field.focus();
    await page.keyboard.press('End');
    await press('a');
    await press('Tab');
  }
}
