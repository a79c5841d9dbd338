import { beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { createFormEngine } from '../create-form-engine.tsx';
import { keepSame } from '../descriptor/keep-same.ts';
import { ourSetup } from '../descriptor/our-setup.ts';
import { parseDescriptors } from '../descriptor/parse-descriptors.ts';
import { englishTexts } from '../english-texts.ts';
import { descriptor } from '../testing/descriptors.ts';
import { createAsyncChecks } from '../validator/async-checks.ts';
import { createCrossCheck } from '../validator/cross-check.ts';
import { validate } from '../validator/validate.ts';
import { asyncCheck, crossCheck } from './check.ts';
import { fieldKind } from './field-kind.ts';
import type { Descriptor } from './field-facts.ts';
import type { WidgetProps } from './kind.ts';
import type { EngineSetup } from './setup.ts';

interface StarsDescriptor {
  most: number;
}

const StarsWidget = ({ field }: WidgetProps<StarsDescriptor>) => String(field.descriptor.most);

const stars = fieldKind({
  dataType: 20,
  properties: ['most'],
  readDescriptor: ({ most }): StarsDescriptor => {
    if (typeof most !== 'number') throw new Error('most is no number');
    return { most };
  },
  rule: ({ isRequired, descriptor: { most } }) => ({
    type: 'integer',
    isRequired,
    minimum: 0,
    maximum: most,
  }),
  messages: { required: 'fieldRequired', outOfRange: 'choiceUnknown' },
  widget: StarsWidget,
});

const setup: EngineSetup = { ...ourSetup, kinds: { ...ourSetup.kinds, stars } };
const rating = (more: object) => ({ ...descriptor({ value: 'rating', dataType: 20 }), ...more });
const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => complain.mockClear());

describe('a kind with a type for its descriptor', () => {
  test('reads it, checks by it, and reports nothing of its own properties', () => {
    const { form, drift } = parseDescriptors([rating({ most: 3 })], setup);
    expect(drift).toEqual([]);
    expect(form.fields[0]?.descriptor).toEqual({ most: 3 });
    expect(validate(form, { rating: 3 })).toEqual([]);
    expect(validate(form, { rating: 4 })).toMatchObject([{ problem: 'outOfRange' }]);
  });

  test('shows another label, although what the kind has read is the same', () => {
    const read = (key: string) => parseDescriptors([rating({ key, most: 3 })], setup);
    expect(keepSame(read('Stars'), read('Your stars')).form.fields[0]?.label).toBe('Your stars');
  });

  test('shows one that does not fit as a text, and says so by name in the console, once', () => {
    const list = [rating({ most: 'five' })];
    const { form, drift } = parseDescriptors(list, setup);
    parseDescriptors(list, setup);
    expect(form.fields.map(({ kind, name }) => [kind, name])).toEqual([['text', 'rating']]);
    expect(form.fields[0]?.descriptor).toBe(list[0]);
    expect(drift).toMatchObject([{ problem: 'descriptorUnreadable', path: '[0].dataType' }]);
    expect(complain.mock.calls).toEqual([
      ['The descriptor of "rating" does not fit its kind: Error: most is no number'],
    ]);
  });

  test('does not compile where its parts take another descriptor', () => {
    const readDescriptor = ({ most }: Descriptor) => ({ most: String(most) });
    // @ts-expect-error -- the widget takes a number
    fieldKind({ ...stars, readDescriptor, widget: StarsWidget });
    fieldKind({
      ...ourSetup.kinds.text,
      readDescriptor,
      // @ts-expect-error -- least is no part of it
      check: (_, field) => (field.descriptor.least ? 'badForm' : undefined),
    });
    const branch = fieldKind({ ...stars, readDescriptor, widget: () => null, source: 'branches' });
    const none = async () => [];
    const kinds = { text: ourSetup.kinds.text, branch };
    const engine = createFormEngine({ kinds, texts: englishTexts, sources: { branches: none } });
    expect(engine.parseDescriptors([]).drift).toEqual([]);
    // @ts-expect-error -- branches has no loader
    createFormEngine({ kinds, texts: englishTexts, sources: {} });
  });
});

describe('a check', () => {
  const list = [rating({ most: 3 }), descriptor({ value: 'why', checkReq: 0 })];
  const answered = (setupNow: EngineSetup) => {
    const { form } = parseDescriptors(list, setupNow);
    const values = [3, 'It works'];
    return { form, right: form.fields.map((field, at) => ({ field, value: values[at] })) };
  };

  test('sees the descriptors of its fields, typed by their kind', () => {
    const seen: unknown[] = [];
    const check = crossCheck({
      at: 'rating',
      reads: ['why'],
      check: ({ rating: given }, fields) => {
        const own = stars.descriptorOf(fields.get('rating'));
        expectTypeOf(own).toEqualTypeOf<StarsDescriptor | undefined>();
        expectTypeOf(fields.get('why')?.descriptor).toEqualTypeOf<Descriptor | undefined>();
        const why = fields.get('why');
        seen.push(own, why?.descriptor, stars.descriptorOf(why));
        // @ts-expect-error -- it does not read ratign
        fields.get('ratign');
        return own && given === own.most ? 'Nothing is that good' : undefined;
      },
    });
    const { form, right } = answered({ ...setup, crossChecks: [check] });
    const found = createCrossCheck(form)(right.map((one) => ({ ...one, found: undefined })));
    expect([...found.values()].map(({ text }) => text)).toEqual(['Nothing is that good']);
    expect(seen).toEqual([{ most: 3 }, list[1], undefined]);
  });

  test('that asks somebody sees them too', async () => {
    const asked: unknown[] = [];
    const check = asyncCheck({
      at: 'rating',
      reads: [],
      timeoutMs: 1000,
      whenItFails: 'goOn',
      check: async (_, __, fields) => void asked.push(stars.descriptorOf(fields.get('rating'))),
    });
    await createAsyncChecks(() => [check]).settle(answered(setup).right);
    expect(asked).toEqual([{ most: 3 }]);
  });
});
