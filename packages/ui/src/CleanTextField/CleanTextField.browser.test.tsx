import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { KitTheme } from '../KoshaProvider/KitTheme.tsx';
import { CleanTextField } from './CleanTextField.tsx';

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => vi.unstubAllGlobals());

const letters = (text: string) => text.replace(/[^A-Za-z]/g, '');
const capitals = (text: string) => text.toUpperCase();
const digits = (text: string) => text.replace(/[^0-9]/g, '').slice(0, 6);

type Clean = (text: string, before?: string, isPasted?: boolean) => string;
let reported: string[] = [];
let leave = async () => undefined as void;
afterEach(() => leave());

function Controlled({ clean, start }: { clean: Clean; start: string }) {
  const [value, setValue] = useState(start);
  const take = (text: string) => {
    reported.push(text);
    setValue(text);
  };
  return <CleanTextField label="Text" value={value} clean={clean} onText={take} />;
}

function Uncontrolled({ clean, start }: { clean: Clean; start: string }) {
  const take = (text: string) => void reported.push(text);
  return <CleanTextField label="Text" defaultValue={start} clean={clean} onText={take} />;
}

async function open(Form: typeof Controlled, clean: Clean, start = ''): Promise<HTMLInputElement> {
  reported = [];
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <KitTheme>
        <Form clean={clean} start={start} />
      </KitTheme>,
    ),
  );
  leave = async () => {
    await act(async () => root.unmount());
    host.remove();
  };
  const input = host.querySelector('input') as HTMLInputElement;
  await act(async () => input.focus());
  return input;
}

const send = (method: string, options: object): Promise<unknown> =>
  (cdp() as { send?: (method: string, options: object) => Promise<unknown> }).send?.(
    method,
    options,
  ) ?? Promise.reject(new Error('The browser takes no such commands.'));

/** Composes text like the keyboard of a phone, which sends the whole word with each key. */
async function compose(keys: string): Promise<void> {
  for (let end = 1; end <= keys.length; end += 1) {
    const text = keys.slice(0, end);
    const at = { selectionStart: end, selectionEnd: end };
    await act(() => send('Input.imeSetComposition', { text, ...at }));
  }
}

const endComposing = (text: string) => act(() => send('Input.insertText', { text }));
const press = (keys: string) => act(() => userEvent.keyboard(keys));

test.each([
  ['a controlled field', Controlled],
  ['an uncontrolled field', Uncontrolled],
])('%s cleans a composed word when the composition ends', async (_, Form) => {
  const input = await open(Form, letters);
  await compose('Anita1x');
  expect(input.value).toBe('Anita1x');
  expect(reported.at(-1)).toBe('Anitax');
  await endComposing('Anita1x');
  expect(input.value).toBe('Anitax');
  expect(reported.at(-1)).toBe('Anitax');
  await compose('2r');
  await endComposing('2r');
  expect(input.value).toBe('Anitaxr');
});

test('a word that is being composed is cleaned on blur', async () => {
  const input = await open(Controlled, capitals);
  await compose('abcps1234f');
  expect(input.value).toBe('abcps1234f');
  await act(async () => input.blur());
  expect(input.value).toBe('ABCPS1234F');
  expect(reported.at(-1)).toBe('ABCPS1234F');
});

test('cancelling a composition restores the previous text', async () => {
  const input = await open(Controlled, digits, '41');
  await compose('a1');
  await act(() =>
    send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 }),
  );
  await endComposing('');
  expect(input.value).toBe('41');
  expect(reported.at(-1)).toBe('41');
});

test('the end of a composition does not report the same text again', async () => {
  const input = await open(Controlled, digits);
  await compose('4a1');
  await endComposing('4a1');
  await act(async () => input.blur());
  expect(reported).toEqual(['4', '4', '41']);
});

test('deleted and typed characters do not count as pasted', async () => {
  const unlessPasted: Clean = (text, before = '', isPasted = false) => (isPasted ? before : text);
  const input = await open(Controlled, unlessPasted, '12x4');
  input.setSelectionRange(3, 3);
  await press('{Backspace}');
  expect(input.value).toBe('124');
  await press('{Delete}3');
  expect(input.value).toBe('123');
});

const inPairs = (text: string) => digits(text).replace(/(..)(?=.)/g, '$1 ');

interface Typing {
  clean: Clean;
  start: string;
  caret: number;
  keys: string;
  text: string;
  next: number;
}

const typingCases: [string, Typing][] = [
  [
    'a wrong key',
    { clean: letters, start: 'Anita', caret: 1, keys: '1bc', text: 'Abcnita', next: 3 },
  ],
  [
    'a wrong key at the start',
    { clean: digits, start: '9811', caret: 0, keys: 'a23', text: '239811', next: 2 },
  ],
  [
    'a wrong key at the end',
    { clean: digits, start: '98', caret: 2, keys: 'x1', text: '981', next: 3 },
  ],
  [
    'a key that cleaning changes',
    { clean: capitals, start: 'APS', caret: 1, keys: 'bc', text: 'ABCPS', next: 3 },
  ],
  [
    'a key that fills a group',
    { clean: inPairs, start: '12 45', caret: 2, keys: '3', text: '12 34 5', next: 4 },
  ],
  [
    'a key beyond the maximum length',
    { clean: digits, start: '981111', caret: 1, keys: '23', text: '923811', next: 3 },
  ],
];

test.each(
  typingCases.flatMap(([what, typing]) => [
    [what, 'controlled', Controlled, typing] as const,
    [what, 'uncontrolled', Uncontrolled, typing] as const,
  ]),
)('after %s the caret follows the typed text (%s field)', async (_, __, Form, typing) => {
  const input = await open(Form, typing.clean, typing.start);
  input.setSelectionRange(typing.caret, typing.caret);
  await press(typing.keys);
  expect(input.value).toBe(typing.text);
  expect([input.selectionStart, input.selectionEnd]).toEqual([typing.next, typing.next]);
});

test.each([
  ['{Backspace}', 'before', 'controlled', Controlled, 3, '13 45', 1],
  ['{Backspace}', 'before', 'uncontrolled', Uncontrolled, 3, '13 45', 1],
  ['{Delete}', 'after', 'controlled', Controlled, 2, '12 45', 3],
  ['{Delete}', 'after', 'uncontrolled', Uncontrolled, 2, '12 45', 3],
])(
  '%s at a group separator deletes the digit %s it (%s field)',
  async (key, _, __, Form, caret, text, next) => {
    const input = await open(Form, inPairs, '12 34 5');
    input.setSelectionRange(caret, caret);
    await press(key);
    expect(input.value).toBe(text);
    expect([input.selectionStart, input.selectionEnd]).toEqual([next, next]);
    expect(reported.at(-1)).toBe(text);
  },
);

test('autofill of the same number without group separators loses no digits', async () => {
  const input = await open(Controlled, inPairs, '12 3');
  await act(() => userEvent.fill(input, '123'));
  expect(input.value).toBe('12 3');
});
