import { beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { createFormEngine } from '../create-form-engine.tsx';
import { reuseUnchangedFields } from '../schema/reuse-unchanged-fields.ts';
import { defaultConfig } from '../schema/default-config.ts';
import { parseFields } from '../schema/parse-fields.ts';
import { englishMessages } from '../english-messages.ts';
import { descriptor } from '../testing/fields.ts';
import { createAsyncValidation } from '../validator/async-validation.ts';
import { createCrossFieldCheck } from '../validator/form-validation.ts';
import { validateForm } from '../validator/validate.ts';
import { defineAsyncValidator, defineValidator } from './form-validator.ts';
import { defineFieldType } from './define-field-type.ts';
import type { Descriptor } from './field-facts.ts';
import type { WidgetProps } from './field-type.ts';
import type { FormConfig } from './config.ts';

interface StarsDescriptor {
  most: number;
}

const StarsWidget = ({ field }: WidgetProps<StarsDescriptor>) => String(field.descriptor.most);

const stars = defineFieldType({
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

const config: FormConfig = { ...defaultConfig, fieldTypes: { ...defaultConfig.fieldTypes, stars } };
const rating = (more: object) => ({ ...descriptor({ value: 'rating', dataType: 20 }), ...more });
const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => consoleError.mockClear());

describe('a field type with a typed descriptor', () => {
  test('parses the descriptor, validates by it, and does not report its own properties', () => {
    const { form, issues } = parseFields([rating({ most: 3 })], config);
    expect(issues).toEqual([]);
    expect(form.fields[0]?.descriptor).toEqual({ most: 3 });
    expect(validateForm(form, { rating: 3 })).toEqual([]);
    expect(validateForm(form, { rating: 4 })).toMatchObject([{ type: 'outOfRange' }]);
  });

  test('shows a changed label even if the parsed descriptor is equal', () => {
    const read = (key: string) => parseFields([rating({ key, most: 3 })], config);
    expect(reuseUnchangedFields(read('Stars'), read('Your stars')).form.fields[0]?.label).toBe(
      'Your stars',
    );
  });

  test('becomes a text field if the descriptor is invalid, which is logged once', () => {
    const list = [rating({ most: 'five' })];
    const { form, issues } = parseFields(list, config);
    parseFields(list, config);
    expect(form.fields.map(({ type, name }) => [type, name])).toEqual([['text', 'rating']]);
    expect(form.fields[0]?.descriptor).toBe(list[0]);
    expect(issues).toMatchObject([{ code: 'descriptorUnreadable', path: '[0].dataType' }]);
    expect(consoleError.mock.calls).toEqual([
      ['The descriptor of "rating" does not fit its field type: Error: most is no number'],
    ]);
  });

  test('does not compile if its functions expect another descriptor', () => {
    const readDescriptor = ({ most }: Descriptor) => ({ most: String(most) });
    // @ts-expect-error -- the descriptor of the widget has another type
    defineFieldType({ ...stars, readDescriptor, widget: StarsWidget });
    defineFieldType({
      ...defaultConfig.fieldTypes.text,
      readDescriptor,
      // @ts-expect-error -- the descriptor has no property least
      check: (_, field) => (field.descriptor.least ? 'badForm' : undefined),
    });
    const branch = defineFieldType({
      ...stars,
      readDescriptor,
      widget: () => null,
      source: 'branches',
    });
    const none = async () => [];
    const fieldTypes = { text: defaultConfig.fieldTypes.text, branch };
    const engine = createFormEngine({
      fieldTypes,
      messages: englishMessages,
      options: { branches: none },
    });
    expect(engine.parseFields([]).issues).toEqual([]);
    // @ts-expect-error -- branches has no loader
    createFormEngine({ fieldTypes, messages: englishMessages, options: {} });
  });
});

describe('a validator', () => {
  const list = [rating({ most: 3 }), descriptor({ value: 'why', checkReq: 0 })];
  const answered = (configNow: FormConfig) => {
    const { form } = parseFields(list, configNow);
    const values = [3, 'It works'];
    return { form, right: form.fields.map((field, at) => ({ field, value: values[at] })) };
  };

  test('receives the typed descriptors of its fields', () => {
    const descriptorsSeen: unknown[] = [];
    const check = defineValidator({
      name: 'rating',
      deps: ['why'],
      validate: ({ rating: given }, fields) => {
        const own = stars.descriptorOf(fields.get('rating'));
        expectTypeOf(own).toEqualTypeOf<StarsDescriptor | undefined>();
        expectTypeOf(fields.get('why')?.descriptor).toEqualTypeOf<Descriptor | undefined>();
        const why = fields.get('why');
        descriptorsSeen.push(own, why?.descriptor, stars.descriptorOf(why));
        // @ts-expect-error -- ratign is misspelt
        fields.get('ratign');
        return own && given === own.most ? 'Nothing is that good' : undefined;
      },
    });
    const { form, right } = answered({ ...config, validate: [check] });
    const found = createCrossFieldCheck(form)(right.map((one) => ({ ...one, found: undefined })));
    expect([...found.values()].map(({ text }) => text)).toEqual(['Nothing is that good']);
    expect(descriptorsSeen).toEqual([{ most: 3 }, list[1], undefined]);
  });

  test('receives the typed descriptors if it is async', async () => {
    const received: unknown[] = [];
    const check = defineAsyncValidator({
      name: 'rating',
      deps: [],
      timeoutMs: 1000,
      onFailure: 'continue',
      validate: async (_, __, fields) =>
        void received.push(stars.descriptorOf(fields.get('rating'))),
    });
    await createAsyncValidation(() => [check]).settle(answered(config).right);
    expect(received).toEqual([{ most: 3 }]);
  });
});
