import {
  contactRelations,
  describeOrderState,
  renderKeyFactsStatement,
  limits,
} from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { districtsOf, listStates } from '../../db/regions.ts';
import type { FormName, ProposedKeyFacts } from '../../db/schema/index.ts';
import { findForm, type Field } from '../form/find-form.ts';
import type { ExportedField } from './format-field.ts';

type Choices = NonNullable<ExportedField['choices']>;

const formTitles = {
  baseInfo: 'Basic information',
  workInfo: 'Work information',
} as const satisfies Record<FormName, string>;

export const isFormName = (name: unknown): name is FormName =>
  Object.hasOwn(formTitles, String(name));

/** Adds readable texts for codes, and `correctAs` for values the borrower can correct (D60). */
export async function formatRow(
  db: Db,
  table: string,
  row: readonly ExportedField[],
): Promise<ExportedField[]> {
  if (table === 'contacts') return formatContact(row);
  const formatText = formatters[table];
  if (formatText !== undefined)
    return row.map((field) => ({ ...field, text: formatText(field) ?? field.text }));
  const form = row.find(({ name }) => name === 'form')?.value;
  if (!isFormName(form)) return [...row];
  const { fields } = await findForm(db, form);
  const descriptorOf = (field: ExportedField) => fields.find(({ value }) => value === field.name);
  const hasDistrict = row.some((field) => descriptorOf(field)?.dataType === kinds.district);
  return row.map((field) => {
    if (field.name === 'form') return { ...field, text: formTitles[form] };
    const descriptor = descriptorOf(field);
    return descriptor === undefined
      ? field
      : formatAnswer(field, { descriptor, form, hasDistrict });
  });
}

type FormatText = (field: ExportedField) => string | undefined;

const formatState: FormatText = ({ name, value }) =>
  /^(?:from_|to_)?state$/.test(name) ? describeOrderState(value).label : undefined;

const summarizeFacts: FormatText = ({ name, value }) => {
  if (name !== 'facts') return undefined;
  const facts = JSON.parse(String(value)) as ProposedKeyFacts;
  const { summary } = renderKeyFactsStatement(facts, facts.proposal);
  return summary.map((line) => `${line.label}: ${line.value}`).join('; ');
};

const formatAnswers: FormatText = ({ name, value }) => {
  if (name !== 'answers') return undefined;
  const answers = JSON.parse(String(value)) as readonly { key: string; isRight: boolean }[];
  return answers.map(({ key, isRight }) => `${key}: ${isRight ? 'right' : 'not right'}`).join('; ');
};

/** A stored SMS contains the placeholder `{secret}` instead of its one-time code or link. */
const maskCode: FormatText = ({ name, text }) =>
  name === 'body' ? text.replaceAll('{secret}', '••••••') : undefined;

const formatters: Readonly<Record<string, FormatText>> = {
  orders: formatState,
  order_events: formatState,
  key_facts_proposals: summarizeFacts,
  key_facts_acknowledgements: formatAnswers,
  sms_messages: maskCode,
};

/** The types of form fields with choices, as in the contract (§3). */
const kinds = { dropdown: 0, day: 3, state: 4, district: 5 } as const;

interface FormContext {
  descriptor: Field;
  form: FormName;
  hasDistrict: boolean;
}

function formatAnswer(
  field: ExportedField,
  { descriptor, form, hasDistrict }: FormContext,
): ExportedField {
  const choices = choicesOf(descriptor);
  const chosen = choices?.find(({ value }) => value === String(field.value));
  const formatted = { ...field, label: descriptor.key, text: chosen?.label ?? field.text };
  // A state cannot be corrected directly: correcting the district changes the state, too.
  if (descriptor.dataType === kinds.state && hasDistrict) return formatted;
  return { ...formatted, correctAs: `${form}.${field.name}`, ...(choices && { choices }) };
}

/** The choices of a form field (§3); undefined for free text. */
function choicesOf({ dataType, dictionaryVoList }: Field): Choices | undefined {
  if (dataType === kinds.dropdown)
    return (dictionaryVoList ?? []).map(({ dictLabel, dictValue }) => ({
      value: String(dictValue),
      label: dictLabel,
    }));
  if (dataType === kinds.day) return days;
  if (dataType === kinds.state)
    return listStates().map(({ id, name }) => ({ value: id, label: name }));
  return dataType === kinds.district ? everyDistrict() : undefined;
}

const { numberChoiceFirst: firstDay, numberChoiceLast: lastDay } = limits;
const days: Choices = Array.from({ length: lastDay - firstDay + 1 }, (_, at) => {
  const day = String(firstDay + at);
  return { value: day, label: day };
});

const everyDistrict = (): Choices =>
  listStates().flatMap((state) =>
    (districtsOf(state.id) ?? []).map(({ id, name }) => ({
      value: id,
      label: `${state.name}: ${name}`,
    })),
  );

const positions = [1, 2, 3];

function formatContact(row: readonly ExportedField[]): ExportedField[] {
  const position = Number(row.find(({ name }) => name === 'position')?.value);
  const relations = contactRelations[position - 1]?.map(({ value, label }) => ({ value, label }));
  if (!positions.includes(position) || relations === undefined) return [...row];
  return row.map((field) => {
    if (field.name === 'name') return { ...field, correctAs: `contacts.name${position}` };
    if (field.name !== 'relation') return field;
    const chosen = relations.find(({ value }) => value === field.value);
    return {
      ...field,
      text: chosen?.label ?? field.text,
      correctAs: `contacts.relation${position}`,
      choices: relations,
    };
  });
}
