import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { checkboxField } from '../../fields/checkbox/checkbox.field.ts';
import type { FormHandle } from '../../form/form-handle.ts';
import * as packs from '../../languages/index.ts';
import { extendedDescriptor, peopleGroupDescriptor } from '../../testing/extended.ts';
import {
  mountForm,
  renderFormOnServer,
  type,
  type MountedForm,
} from '../../testing/mount-form.tsx';
import { readFocusAnnouncement, walkByTab } from '../../testing/screen-reader.ts';
import { extendedConfig } from '../extended-config.ts';

const config = extendedConfig();
const fields = [
  extendedDescriptor({ key: 'Name', value: 'name', page: 'You' }),
  extendedDescriptor({ key: 'Job', value: 'job', checkReq: 0 }),
  extendedDescriptor({
    key: 'Employer',
    value: 'employer',
    page: 'Work',
    shownIf: { field: 'job', empty: false },
  }),
  extendedDescriptor({ key: 'City', value: 'city', page: 'Home' }),
];
const button = ({ host }: MountedForm, name: string) =>
  [...host.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name));
const heading = ({ host }: MountedForm) => host.querySelector('h2[tabindex]')?.textContent;
const labels = ({ host }: MountedForm) =>
  [...host.querySelectorAll('form label')].map(({ textContent }) => textContent);
const answersOf = ({ host }: MountedForm) =>
  [...host.querySelectorAll('dl > div')].map((row) =>
    [...row.querySelectorAll('dt, dt + dd')].map(({ textContent }) => textContent).join(': '),
  );
const summary = ({ host }: MountedForm) => host.querySelector('section[tabindex]')?.textContent;

async function mount(more: Partial<Parameters<typeof mountForm>[0]> = {}) {
  const form = mountForm({ fields, config, submitLabel: 'Send', ...more });
  await expect.poll(() => heading(form)).toBeDefined();
  return form;
}

async function next(form: MountedForm, title: string) {
  form.submit();
  await expect.poll(() => heading(form)).toBe(title);
}

beforeEach(() => sessionStorage.clear());

test('a page validates its own fields before the next one', async () => {
  const onSubmit = vi.fn();
  const form = await mount({ onSubmit });
  expect(labels(form)).toEqual(['Name', 'Job (optional)']);
  form.submit();
  await expect.poll(() => document.activeElement).toBe(form.field('Name'));
  expect(summary(form)).toContain('To correct: 1');
  type(form.field('Name'), 'Priya');
  await next(form, 'Home');
  expect(document.activeElement?.textContent).toBe('Home');
  expect(summary(form)).toBeUndefined();
  expect(button(form, 'Send')).toBeDefined();
  type(form.field('City'), 'Pune');
  form.submit();
  await expect.poll(() => onSubmit.mock.lastCall).toEqual([{ name: 'Priya', city: 'Pune' }]);
});

test('a field waits for its parent field on an earlier page', async () => {
  const form = await mount({
    fields: [
      extendedDescriptor({
        key: 'State',
        value: 'liveState',
        dataType: 4,
        checkReq: 0,
        page: 'One',
      }),
      extendedDescriptor({ key: 'District', value: 'liveDistrict', dataType: 5, page: 'Two' }),
    ],
  });
  await next(form, 'Two');
  expect(form.host.textContent).toContain('Choose State first');
});

test('a page without visible fields is skipped and is not part of the page count', async () => {
  const form = await mount({ initialValues: { name: 'Priya' } });
  expect(form.host.textContent).toContain('Step 1 of 2');
  type(form.field('Job'), 'Nurse');
  await next(form, 'Work');
  expect(form.host.textContent).toContain('Step 2 of 3');
});

test('going back validates nothing and keeps all answers, including uncommitted text', async () => {
  const form = await mount({ initialValues: { name: 'Priya', job: 'Nurse' } });
  await next(form, 'Work');
  form.submit();
  await expect.poll(() => summary(form)).toBeDefined();
  type(form.field('Employer'), 'AIIMS');
  button(form, 'Back')?.click();
  await expect.poll(() => heading(form)).toBe('You');
  expect(document.activeElement?.textContent).toBe('You');
  await expect.poll(() => summary(form)).toBeUndefined();
  expect(form.field('Name').value).toBe('Priya');
  await next(form, 'Work');
  expect(form.field('Employer').value).toBe('AIIMS');
});

test('a server error opens its page, and Next removes only the errors of that page', async () => {
  const initialValues = { name: 'Priya', city: 'Pune' };
  const form = await mount({ initialValues });
  await next(form, 'Home');
  form.change({
    serverErrors: [
      { name: 'name', message: 'This name is taken' },
      { name: 'city', message: 'There is no such city' },
    ],
  });
  await expect.poll(() => heading(form)).toBe('You');
  await expect.poll(() => document.activeElement).toBe(form.field('Name'));
  await next(form, 'Home');
  expect(summary(form)).not.toContain('This name is taken');
  expect(summary(form)).toContain('There is no such city');
  expect(form.field('City').getAttribute('aria-invalid')).toBe('true');
});

test('an entry of the error summary links to the field on its page', async () => {
  const form = await mount({
    initialValues: { name: 'Priya', city: 'Pune' },
    serverErrors: [
      { name: 'name', message: 'This name is taken' },
      { name: 'city', message: 'There is no such city' },
    ],
  });
  [...form.host.querySelectorAll('a')].at(-1)?.click();
  await expect.poll(() => heading(form)).toBe('Home');
  expect(document.activeElement).toBe(form.field('City'));
});

test('a draft restores the current page', async () => {
  const first = await mount({ draftKey: 'pages', initialValues: { name: 'Priya' } });
  await next(first, 'Home');
  type(first.field('City'), 'Pu');
  first.unmount();
  first.host.remove();
  const remounted = await mount({ draftKey: 'pages' });
  expect(heading(remounted)).toBe('Home');
  expect(remounted.field('City').value).toBe('Pu');
});

test('a server-rendered form opens the page of its draft after hydration', async () => {
  sessionStorage.setItem(
    'form-draft.pages',
    JSON.stringify({ name: ['text', 'Priya'], '': ['page', 2] }),
  );
  const served = renderFormOnServer({ fields, config, draftKey: 'pages' });
  const form = served.hydrate();
  await expect.poll(() => labels(form)).toEqual(['City']);
  expect(served.errors).toEqual([]);
});

test('a submit on the last page opens the page of an invalid field', async () => {
  const ref = createRef<FormHandle>();
  const onSubmit = vi.fn();
  const form = await mount({ ref, onSubmit, initialValues: { name: 'Priya', city: 'Pune' } });
  await next(form, 'Home');
  ref.current?.setValue('name', undefined);
  form.submit();
  await expect.poll(() => heading(form)).toBe('You');
  await expect.poll(() => document.activeElement).toBe(form.field('Name'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an app is notified of each page change, and can open a page itself', async () => {
  const ref = createRef<FormHandle>();
  const onPageChange = vi.fn();
  const form = await mount({ ref, onPageChange, initialValues: { name: 'Priya' } });
  await next(form, 'Home');
  expect(onPageChange.mock.lastCall).toEqual([{ index: 2, title: 'Home' }]);
  ref.current?.goToPage(0);
  await expect.poll(() => heading(form)).toBe('You');
  expect(onPageChange).toHaveBeenCalledOnce();
});

test('the review page shows all answers, and is shown again after a change', async () => {
  const onSubmit = vi.fn();
  const dictionaryVoList = [{ dictLabel: 'Pune', dictValue: '7' }];
  const form = await mount({
    onSubmit,
    hasReview: true,
    fields: [
      ...fields.slice(0, 3),
      extendedDescriptor({
        key: 'City',
        value: 'city',
        page: 'Home',
        dataType: 0,
        dictionaryVoList,
      }),
      extendedDescriptor({ ...peopleGroupDescriptor(), page: 'Family' }),
    ],
    initialValues: { name: 'Priya', city: '7', people: [{ name: 'Asha' }] },
  });
  await next(form, 'Home');
  await next(form, 'Family');
  await next(form, 'Check your answers');
  expect(answersOf(form)).toEqual([
    'Name: Priya',
    'Job: No answer',
    'City: Pune',
    'People 1: Name: Asha',
    'People 1: Share: No answer',
  ]);
  button(form, 'Change Name')?.click();
  await expect.poll(() => heading(form)).toBe('You');
  expect(document.activeElement).toBe(form.field('Name'));
  form.field('Name').select();
  type(form.field('Name'), 'Rao');
  await next(form, 'Check your answers');
  expect(answersOf(form)[0]).toBe('Name: Rao');
  form.submit();
  await expect
    .poll(() => onSubmit.mock.lastCall)
    .toEqual([{ name: 'Rao', city: '7', people: [{ name: 'Asha' }] }]);
});

const months = {
  english: 'January',
  hindi: 'जनवरी',
  bengali: 'জানুয়ারি',
  marathi: 'जानेवारी',
  telugu: 'జనవరి',
  tamil: 'ஜனவரி',
  gujarati: 'જાન્યુઆરી',
} as const satisfies Record<keyof typeof packs, string>;

test.each(Object.entries(packs))(
  'in %s the review page shows dates with month names, and a ticked checkbox as yes',
  async (language, { messages, extended: own }) => {
    const withWords = extendedConfig(own);
    const form = await mount({
      messages,
      hasReview: true,
      config: {
        ...withWords,
        fieldTypes: {
          ...withWords.fieldTypes,
          tick: checkboxField({ dataType: 12, message: 'Tick it' }),
        },
      },
      fields: [
        extendedDescriptor({ key: 'Born', value: 'born', page: 'You', semantic: 'date' }),
        extendedDescriptor({ key: 'Away', value: 'away', semantic: 'dateRange' }),
        extendedDescriptor({ key: 'True', value: 'isTrue', dataType: 12 }),
      ],
      initialValues: { born: '1990-01-17', away: '2026-01-02/2026-01-31', isTrue: 1 },
    });
    await next(form, own.reviewTitle);
    const month = months[language as keyof typeof packs];
    expect(answersOf(form)).toEqual([
      `Born: 17 ${month} 1990`,
      `Away: 2 ${month} 2026 – 31 ${month} 2026`,
      `True: ${own.yes}`,
    ]);
  },
);

test('pages can be changed by keyboard, and screen readers announce the progress', async () => {
  const form = await mount({ initialValues: { name: 'Priya', city: 'Pune' } });
  form.field('Name').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(readFocusAnnouncement).toBe('Home, heading, Step 2 of 2');
  expect(await walkByTab(2)).toEqual(['City, textbox, Pune, required', 'Send, button']);
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  expect(await readFocusAnnouncement()).toBe('Back, button');
  await userEvent.keyboard('{Enter}');
  await expect.poll(readFocusAnnouncement).toBe('You, heading, Step 1 of 2');
});
