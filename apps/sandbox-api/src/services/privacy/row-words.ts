import { contactRelations, describeOrderState, factsStatement, limits } from '@kosha/domain';
import type { Db } from '../../db/database.ts';
import { districtsOf, listStates } from '../../db/regions.ts';
import type { FormName, ProposedFacts } from '../../db/schema/index.ts';
import { findForm, type Field } from '../form/find-form.ts';
import type { ToldField } from './field-words.ts';

type Choices = NonNullable<ToldField['choices']>;

const formTitles = {
  baseInfo: 'Basic information',
  workInfo: 'Work information',
} as const satisfies Record<FormName, string>;

export const isForm = (name: unknown): name is FormName => Object.hasOwn(formTitles, String(name));

/** A row with field labels, and how each value can be corrected (D60). */
export async function rowInWords(
  db: Db,
  table: string,
  row: readonly ToldField[],
): Promise<ToldField[]> {
  if (table === 'contacts') return contactInWords(row);
  const say = saidIn[table];
  if (say !== undefined) return row.map((told) => ({ ...told, text: say(told) ?? told.text }));
  const form = row.find(({ name }) => name === 'form')?.value;
  if (!isForm(form)) return [...row];
  const { fields } = await findForm(db, form);
  const askedAs = (told: ToldField) => fields.find(({ value }) => value === told.name);
  const hasDistrict = row.some((told) => askedAs(told)?.dataType === kinds.district);
  return row.map((told) => {
    if (told.name === 'form') return { ...told, text: formTitles[form] };
    const asked = askedAs(told);
    return asked === undefined ? told : answerInWords(told, { asked, form, hasDistrict });
  });
}

type Say = (told: ToldField) => string | undefined;

const inStates: Say = ({ name, value }) =>
  /^(?:from_|to_)?state$/.test(name) ? describeOrderState(value).label : undefined;

const inShort: Say = ({ name, value }) => {
  if (name !== 'facts') return undefined;
  const facts = JSON.parse(String(value)) as ProposedFacts;
  const { summary } = factsStatement(facts, facts.proposal);
  return summary.map((line) => `${line.label}: ${line.value}`).join('; ');
};

const asAnswered: Say = ({ name, value }) => {
  if (name !== 'answers') return undefined;
  const answers = JSON.parse(String(value)) as readonly { key: string; isRight: boolean }[];
  return answers.map(({ key, isRight }) => `${key}: ${isRight ? 'right' : 'not right'}`).join('; ');
};

/** The code of a message is encrypted and has expired. */
const withoutCode: Say = ({ name, text }) =>
  name === 'body' ? text.replaceAll('{secret}', '••••••') : undefined;

/** How to display table values that are not text. */
const saidIn: Readonly<Record<string, Say>> = {
  orders: inStates,
  order_events: inStates,
  key_facts_proposals: inShort,
  key_facts_acknowledgements: asAnswered,
  sms_messages: withoutCode,
};

/** `dataType` of choice fields (§3). */
const kinds = { dropdown: 0, day: 3, state: 4, district: 5 } as const;

interface Asked {
  asked: Field;
  form: FormName;
  hasDistrict: boolean;
}

function answerInWords(told: ToldField, { asked, form, hasDistrict }: Asked): ToldField {
  const choices = choicesOf(asked);
  const chosen = choices?.find(({ value }) => value === String(told.value));
  const words = { ...told, label: asked.key, text: chosen?.label ?? told.text };
  // A state is corrected through its district, which would otherwise be inconsistent.
  if (asked.dataType === kinds.state && hasDistrict) return words;
  return { ...words, correctAs: `${form}.${told.name}`, ...(choices && { choices }) };
}

/** The choices by field type (§3); undefined for free text. */
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

function contactInWords(row: readonly ToldField[]): ToldField[] {
  const position = Number(row.find(({ name }) => name === 'position')?.value);
  const relations = contactRelations[position - 1]?.map(({ value, label }) => ({ value, label }));
  if (!positions.includes(position) || relations === undefined) return [...row];
  return row.map((told) => {
    if (told.name === 'name') return { ...told, correctAs: `contacts.name${position}` };
    if (told.name !== 'relation') return told;
    const chosen = relations.find(({ value }) => value === told.value);
    return {
      ...told,
      text: chosen?.label ?? told.text,
      correctAs: `contacts.relation${position}`,
      choices: relations,
    };
  });
}
