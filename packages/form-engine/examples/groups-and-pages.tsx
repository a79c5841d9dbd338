/** A paged form with groups, a computed answer, conditions and a review page. */
import { createFormEngine, englishMessages, extendedConfig } from '@kosha/form-engine';

const text = { dataType: 1, checkReq: 1 };
const isPartnership = { field: 'kind', equals: 'partners' };

export const registration = [
  { ...text, key: 'Legal name', value: 'legalName', page: 'Business', review: true },
  { ...text, key: 'PAN of the business', value: 'pan', pattern: '[A-Z]{5}\\d{4}[A-Z]' },
  {
    key: 'Kind of business',
    value: 'kind',
    dataType: 0,
    checkReq: 1,
    dictionaryVoList: [
      { dictLabel: 'One owner', dictValue: 'owner' },
      { dictLabel: 'Partnership', dictValue: 'partners' },
    ],
  },
  {
    ...text,
    key: 'Partner',
    value: 'partners',
    page: 'Partners',
    shownIf: isPartnership,
    group: {
      minRows: 2,
      maxRows: 10,
      fields: [
        { ...text, key: 'Name', value: 'name', semantic: 'name' },
        {
          ...text,
          key: 'Share in percent',
          value: 'share',
          checkType: 1,
          lengthLimitMax: 3,
          min: 1,
          max: 100,
        },
      ],
    },
  },
  {
    ...text,
    key: 'All shares in percent',
    value: 'shares',
    min: 100,
    max: 100,
    computed: { sum: ['partners.share'] },
    shownIf: isPartnership,
  },
  {
    ...text,
    key: 'Office',
    value: 'office',
    page: 'Contact',
    group: {
      single: true,
      fields: [
        { ...text, key: 'Address', value: 'address' },
        { ...text, key: 'PIN code', value: 'pinCode', semantic: 'pincode', lengthLimitMax: 6 },
      ],
    },
  },
  { ...text, key: 'Mobile number', value: 'phone', semantic: 'phone', lengthLimitMax: 10 },
];

/** The types require loaders of states and districts, although this form has no such fields. */
const none = async () => [];

export const { DynamicForm: RegistrationForm } = createFormEngine({
  ...extendedConfig(),
  messages: englishMessages,
  options: { states: none, districts: none },
});
