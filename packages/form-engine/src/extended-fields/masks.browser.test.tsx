import { expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { extendedDescriptor } from '../testing/extended.ts';
import { mountForm, type } from '../testing/mount-form.tsx';
import { inGroups } from './in-groups.ts';
import { extendedConfig } from './extended-config.ts';

const digits = (text: string, max: number) => text.replace(/\D/g, '').slice(0, max);
const config = {
  ...extendedConfig(),
  format: ({ name }: { name: string }) =>
    name === 'card'
      ? { inputMode: 'numeric' as const, clean: digits, show: inGroups(4, 4, 4, 4) }
      : undefined,
};

function mount(more: Readonly<Record<string, unknown>>, initialValues = {}) {
  const onSubmit = vi.fn();
  const descriptor = extendedDescriptor({ key: 'Number', value: 'number', checkReq: 0, ...more });
  const form = mountForm({ fields: [descriptor], config, onSubmit, initialValues });
  const input = form.field('Number');
  input.focus();
  const sent = async () => {
    form.submit();
    await expect.poll(() => onSubmit.mock.lastCall?.[0]).toBeDefined();
    return (Object.values(onSubmit.mock.lastCall?.[0] as object) as unknown[])[0];
  };
  return { input, sent };
}

test.each([
  ['aadhaar', '234123412346', '2341 2341 2346', '234123412346'],
  ['aadhaar', '२३४१ २३४१-२३४६', '2341 2341 2346', '234123412346'],
  ['pan', 'abcpe1234f', 'ABCPE 1234 F', 'ABCPE1234F'],
  ['phone', '+91 98765-43210', '98765 43210', '9876543210'],
])(
  'with the semantic %s, a field shows %s as %s and sends %s',
  async (semantic, pasted, shown, plain) => {
    const { input, sent } = mount({ semantic });
    type(input, pasted);
    expect(input.value).toBe(shown);
    expect(await sent()).toBe(plain);
    expect(input.value).toBe(shown);
  },
);

test('a card number is shown in the groups of the format that the app supplies', async () => {
  const { input, sent } = mount(
    { value: 'card', lengthLimitMax: 19 },
    { card: '4111111111111111' },
  );
  expect(input.value).toBe('4111 1111 1111 1111');
  input.setSelectionRange(19, 19);
  await userEvent.keyboard('234');
  expect(input.value).toBe('4111 1111 1111 1111 234');
  expect(await sent()).toBe('4111111111111111234');
});

test('a masked text is formatted, preserves the caret, and is sent without separators', async () => {
  const { input, sent } = mount({ mask: '##/##-####' }, { number: 'MH12ab' });
  expect(input.value).toBe('MH/12-ab');
  input.setSelectionRange(5, 5);
  await userEvent.keyboard('3');
  expect([input.value, input.selectionStart]).toEqual(['MH/12-3ab', 7]);
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect([input.value, input.selectionStart]).toEqual(['MH/1a-b', 4]);
  type(input, ' 9/');
  expect(await sent()).toBe('MH19ab');
});

test.each([
  // A complete number accepts no further digit.
  ['a digit too many in the middle', 2, '9', '2341 2341 2346', 2],
  ['a digit too many at the end of a group', 4, '9', '2341 2341 2346', 4],
  ['Backspace after a space', 5, '{Backspace}', '2342 3412 346', 3],
  ['Delete before a space', 4, '{Delete}', '2341 3412 346', 5],
  ['Delete in a group', 1, '{Delete}', '2412 3412 346', 1],
])('%s puts the caret at the right place', async (_, caret, key, shown, next) => {
  const { input } = mount({ semantic: 'aadhaar' }, { number: '234123412346' });
  expect(input.value).toBe('2341 2341 2346');
  input.setSelectionRange(caret, caret);
  await userEvent.keyboard(key);
  expect(input.value).toBe(shown);
  expect(input.selectionStart).toBe(next);
});

test('pasting over a selection keeps the characters around it', async () => {
  const { input } = mount({ semantic: 'aadhaar' }, { number: '234123412346' });
  input.setSelectionRange(5, 9);
  document.execCommand('insertText', false, '56-78');
  expect(input.value).toBe('2341 5678 2346');
  expect(input.selectionStart).toBe(10);
});

test('a number composed by an IME is grouped when the composition ends', async () => {
  const { input, sent } = mount({ semantic: 'aadhaar' });
  const send = (method: string, options: object) =>
    (cdp() as unknown as { send(method: string, options: object): Promise<unknown> }).send(
      method,
      options,
    );
  const text = '२३४१२';
  await send('Input.imeSetComposition', { text, selectionStart: 5, selectionEnd: 5 });
  expect(input.value).toBe(text);
  await send('Input.insertText', { text });
  expect(input.value).toBe('2341 2');
  await userEvent.keyboard('3412346');
  expect(await sent()).toBe('234123412346');
});
