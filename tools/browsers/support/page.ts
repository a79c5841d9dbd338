import { setTimeout as pause } from 'node:timers/promises';
import testingLibrary from '@testing-library/dom/dist/@testing-library/dom.umd.min.js?raw';
import { type Driver, type FoundElement, PageChangedError } from '../drivers/driver.ts';

/**
 * `findInPage` and `chooseInPage` run in the browser. The browser receives only their source, so
 * they must not use variables from outside.
 */

/** A string must equal the whole text; a pattern matches a part. */
type TextAsJson = string | { source: string; flags: string };

interface WantedAsJson {
  role?: string;
  name?: TextAsJson;
  label?: TextAsJson;
  text?: TextAsJson;
  within?: WantedAsJson;
}

type Purpose = 'see' | 'press' | 'type' | 'attach';

/**
 * Returns null until the element is ready for the purpose, for example visible and enabled.
 * Requires Testing Library in the page.
 */
function findInPage(wanted: WantedAsJson, purpose: Purpose): HTMLElement | null {
  type Find = (root: HTMLElement, by: unknown, more?: object) => HTMLElement[];
  const queries = (globalThis as unknown as { TestingLibraryDom: Record<string, Find> })
    .TestingLibraryDom;
  const run = (query: string, ...about: Parameters<Find>) => queries[query]?.(...about) ?? [];
  const read = (text: TextAsJson | undefined) =>
    typeof text === 'object' ? new RegExp(text.source, text.flags) : text;
  const all = ({ role, name, label, text }: WantedAsJson, root: HTMLElement) => {
    if (role) return run('queryAllByRole', root, role, { name: read(name) });
    return label
      ? run('queryAllByLabelText', root, read(label))
      : run('queryAllByText', root, read(text));
  };
  const isShown = (element: HTMLElement) =>
    purpose === 'attach' ? element.matches('[type=file]') : element.checkVisibility();
  const find = (
    target: WantedAsJson,
    isRight: (element: HTMLElement) => boolean,
  ): HTMLElement | null => {
    const root: HTMLElement | null = target.within
      ? find(target.within, (element) => element.checkVisibility())
      : document.body;
    return (root && all(target, root).find(isRight)) ?? null;
  };
  /** A press would miss a moving element. */
  const isStill = (element: HTMLElement) =>
    !document.getAnimations().some(({ playState, effect }) => {
      const moved = effect instanceof KeyframeEffect && effect.target;
      const ends = effect?.getComputedTiming().endTime !== Infinity;
      return playState === 'running' && ends && moved && moved.contains(element);
    });
  const isOnTop = (element: HTMLElement) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return element.contains(top) || top?.closest('label')?.control === element;
  };

  const found = find(wanted, isShown);
  if (!found || purpose === 'see' || purpose === 'attach') return found;
  if (found.matches(':disabled')) return null;
  if (purpose === 'press') return isStill(found) && isOnTop(found) ? found : null;
  found.focus();
  return document.activeElement === found ? found : null;
}

/** Selects the option by script, because not every driver can open a native `<select>`. */
function chooseInPage(select: HTMLElement | null, option: string): boolean {
  if (!(select instanceof HTMLSelectElement)) return false;
  const found = [...select.options].find(({ text }) => text === option);
  if (!found) return false;
  select.value = found.value;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

export interface ElementQuery {
  role?: string;
  name?: string | RegExp;
  label?: string | RegExp;
  text?: string | RegExp;
  /** An element around the wanted element. */
  within?: ElementQuery;
}

export const button = (name: string | RegExp): ElementQuery => ({ role: 'button', name });
export const link = (name: string | RegExp): ElementQuery => ({ role: 'link', name });

const waitMs = 30_000;

export class Page {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  goto = (path: string) => this.#driver.goto(this.#origin + path);
  reload = () => this.#driver.reload();
  back = () => this.#driver.back();

  /**
   * The browser receives only the function's source, so the function must use no outer variables.
   */
  async run<Args extends unknown[], Result>(
    call: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return (await this.#driver.run(String(call), args)) as Result;
  }

  see = (wanted: ElementQuery) => this.#act(wanted, 'see', async () => {});

  async seeNo(wanted: ElementQuery): Promise<void> {
    await this.until(`no ${describe(wanted)}`, async () => !(await this.#find(wanted, 'see')));
  }

  async seeScreen(title: string, address: string | RegExp): Promise<void> {
    await this.see({ role: 'heading', name: title });
    await this.until(`the address ${address}`, async () => {
      const here = await this.run(() => location.pathname + location.search);
      return typeof address === 'string' ? here === address : address.test(here);
    });
  }

  press = (wanted: ElementQuery) => this.#act(wanted, 'press', (found) => found.click());

  type = (wanted: ElementQuery, text: string) =>
    this.#act(wanted, 'type', (found) => found.type(text));

  attach = (wanted: ElementQuery, file: string) =>
    this.#act(wanted, 'attach', (found) => found.attach(file));

  async choose(label: string, option: string, within?: ElementQuery): Promise<void> {
    const wanted = toJson({ label, ...(within && { within }) });
    await this.until(`${option} in ${label}`, async () => {
      await this.#loadTestingLibrary();
      const source = `(...args) => (${chooseInPage})((${findInPage})(args[0], 'see'), args[1])`;
      return Boolean(await this.#driver.run(source, [wanted, option]));
    });
  }

  async until(what: string, isReady: () => Promise<boolean>): Promise<void> {
    for (const end = Date.now() + waitMs; Date.now() < end; await pause(100)) {
      try {
        if (await isReady()) return;
      } catch (error) {
        if (!(error instanceof PageChangedError)) throw error;
      }
    }
    const shown = await this.run(() => `${location.href}\n${document.body.innerText}`);
    throw new Error(`Waited for ${what}, but the page shows:\n${shown}`);
  }

  async #act(
    wanted: ElementQuery,
    purpose: Purpose,
    act: (found: FoundElement) => Promise<void>,
  ): Promise<void> {
    await this.until(`${describe(wanted)} to ${purpose}`, async () => {
      const found = await this.#find(wanted, purpose);
      if (found) await act(found);
      return Boolean(found);
    });
  }

  async #find(wanted: ElementQuery, purpose: Purpose): Promise<FoundElement | undefined> {
    await this.#loadTestingLibrary();
    return this.#driver.find(String(findInPage), [toJson(wanted), purpose]);
  }

  async #loadTestingLibrary(): Promise<void> {
    if (await this.run(() => 'TestingLibraryDom' in globalThis)) return;
    await this.#driver.run(`function () { ${testingLibrary} }`, []);
  }
}

function toJson({ within, ...wanted }: ElementQuery): WantedAsJson {
  const entries = Object.entries(wanted).map(([key, text]: [string, string | RegExp]) => {
    return [key, text instanceof RegExp ? { source: text.source, flags: text.flags } : text];
  });
  return { ...Object.fromEntries(entries), ...(within && { within: toJson(within) }) };
}

const describe = (wanted: ElementQuery): string =>
  Object.entries(wanted)
    .map(([key, value]) =>
      key === 'within' ? `within ${describe(value as ElementQuery)}` : `${key} ${value}`,
    )
    .join(' ');
