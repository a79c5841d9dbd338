import { expect, onTestFinished, test } from 'vitest';
import styles from '../styles.css?inline';
import { contrast } from '../testing/contrast.ts';
import { descriptor, everyTypeDescriptors } from '../testing/fields.ts';
import { mountForm } from '../testing/mount-form.tsx';

function addStyles(css = ''): void {
  const [form, page] = [document.createElement('style'), document.createElement('style')];
  form.textContent = `@layer kosha-form { ${styles} }`;
  page.textContent = css;
  // The cascade layer that comes first in the document has the lowest priority. Mantine's layers
  // must override the form's rules for plain elements, such as buttons and inputs.
  document.head.prepend(form);
  document.head.append(page);
  onTestFinished(() => [form, page].forEach((sheet) => sheet.remove()));
}

const outsideHtml = `<h1>Title</h1><h2>Part</h2><p>Text</p><ul><li>One</li></ul><a href="#">Link</a><button>Press</button><input>`;

test('the styles do not affect the page outside the form', () => {
  const host = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => host.remove());
  host.innerHTML = outsideHtml;
  const computedLooks = () =>
    [document.documentElement, document.body, ...host.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      return [...style]
        .filter((name) => !name.startsWith('--'))
        .map((name) => style[name as never]);
    });
  const before = computedLooks();
  addStyles();
  expect(computedLooks()).toEqual(before);
});

const colours = (host: HTMLElement) => {
  const [input, button] = [host.querySelector('input')!, host.querySelector('button')!];
  const frame = getComputedStyle(input.parentElement!);
  return {
    ground: frame.backgroundColor,
    border: frame.borderColor,
    text: getComputedStyle(input).color,
    button: getComputedStyle(button).backgroundColor,
    words: getComputedStyle(button).color,
  };
};

test.each(['light', 'dark'])('the form is readable on a %s page', (scheme) => {
  addStyles(`:root { color-scheme: ${scheme} }`);
  const { host } = mountForm({ fields: [descriptor()] });
  const { ground, border, text, button, words } = colours(host);
  expect(contrast(text, ground)).toBeGreaterThan(7);
  expect(contrast(border, ground)).toBeGreaterThan(3);
  expect(contrast(words, button)).toBeGreaterThan(4.5);
  expect(contrast(button, ground)).toBeGreaterThan(4.5);
});

test('a page can set six variables, and text on its colours stays readable', () => {
  for (const primary of ['rgb(0, 40, 120)', 'rgb(255, 210, 60)']) {
    addStyles(
      `:root { --form-primary: ${primary}; --form-ink: rgb(20, 20, 60); --form-surface: rgb(250, 250, 255);
        --form-radius: 3px; --form-font: monospace; --form-danger: rgb(160, 0, 80) }`,
    );
    const form = mountForm({ fields: [descriptor()], formId: primary });
    const { ground, text, button, words } = colours(form.host);
    expect([ground, text, button]).toEqual(['rgb(250, 250, 255)', 'rgb(20, 20, 60)', primary]);
    expect(contrast(words, button)).toBeGreaterThan(4.5);
    const input = form.host.querySelector('input')!;
    expect(getComputedStyle(input.parentElement!).borderRadius).toBe('3px');
    expect(getComputedStyle(input).fontFamily).toBe('monospace');
  }
});

test('a right-to-left page mirrors chevrons, answers and columns', () => {
  addStyles();
  const [name, education, , , pinCode] = everyTypeDescriptors;
  const form = mountForm({ fields: [name, education, pinCode], hasColumns: true });
  form.host.style.width = '900px';
  const chevron = form.field('Education').parentElement!.querySelector('svg')!;
  const isLeft = (one: Element, other: Element) =>
    one.getBoundingClientRect().left < other.getBoundingClientRect().left;
  const [first, second] = [form.field('Full name'), form.field('Education')] as const;
  const middle = () => {
    const { left, width } = form.field('Education').getBoundingClientRect();
    return left + width / 2;
  };
  expect(isLeft(first, second)).toBe(true);
  expect(chevron.getBoundingClientRect().left).toBeGreaterThan(middle());
  const side = () => getComputedStyle(form.field('PIN code')).textAlign;
  expect(side()).toBe('left');
  form.host.dir = 'rtl';
  expect(side()).toBe('right');
  expect(isLeft(first, second)).toBe(false);
  expect(chevron.getBoundingClientRect().left).toBeLessThan(middle());
});
