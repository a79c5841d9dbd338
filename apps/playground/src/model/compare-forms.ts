import type { Field, ParsedForm } from '@kosha/form-engine';

export interface Difference {
  label: string;
  text: string;
}

export function compareForms(before: ParsedForm, after: ParsedForm): readonly Difference[] {
  const fieldsBefore = byName(before);
  const fieldsAfter = byName(after);
  const removed = [...fieldsBefore.values()]
    .filter(({ name }) => !fieldsAfter.has(name))
    .map(({ label }) => ({ label, text: 'gone' }));
  const changed = [...fieldsAfter.values()].flatMap((field) => {
    const { name, label } = field;
    const old = fieldsBefore.get(name);
    const texts = old ? changes(seen(old, before), seen(field, after)) : [newField(field, after)];
    return texts.map((text) => ({ label, text }));
  });
  const isMoved = !isSame(common(fieldsBefore, fieldsAfter), common(fieldsAfter, fieldsBefore));
  const moved = isMoved ? [{ label: 'All fields', text: 'in another order' }] : [];
  return [...removed, ...changed, ...moved];
}

type ByName = ReadonlyMap<string, Field>;

const byName = ({ form }: ParsedForm): ByName =>
  new Map(form.fields.map((field) => [field.name, field]));

const common = (some: ByName, others: ByName) =>
  [...some.keys()].filter((name) => others.has(name));

const isSame = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(one) === JSON.stringify(other);

type Seen = Field & { kindWords: string };

function seen(field: Field, { issues }: ParsedForm): Seen {
  const path = `[${field.key.slice(1)}].dataType`;
  const unknown = issues.find((one) => one.code === 'dataTypeUnknown' && one.path === path);
  const kindWords = unknown ? `kind ${unknown.received}` : (kindNames[field.type] ?? field.type);
  return { ...field, kindWords };
}

const kindNames: Readonly<Record<string, string>> = {
  text: 'text',
  select: 'list',
  day: 'day of the month',
  state: 'state',
  district: 'district',
};

const unitOf = ({ isDigits }: Field) => (isDigits ? 'digits' : 'characters');

function newField(field: Field, parsed: ParsedForm): string {
  const { kindWords } = seen(field, parsed);
  const isUnknown = kindWords.startsWith('kind ');
  const kind = isUnknown ? `new ${kindWords}, shown as a text` : `new field, ${kindWords}`;
  return `${kind}, ${field.isRequired ? 'required' : 'optional'}`;
}

const rows: readonly ((before: Seen, after: Seen) => string | false)[] = [
  (before, after) =>
    before.kindWords !== after.kindWords &&
    (after.kindWords.startsWith('kind ')
      ? `new ${after.kindWords}, shown as a text`
      : `${before.kindWords} → ${after.kindWords}`),
  (before, after) => before.label !== after.label && `label "${before.label}" → "${after.label}"`,
  (before, after) =>
    before.hint !== after.hint && `hint ${quoted(before.hint)} → ${quoted(after.hint)}`,
  (before, after) =>
    before.isRequired !== after.isRequired && (after.isRequired ? 'now required' : 'now optional'),
  (before, after) =>
    before.isDigits !== after.isDigits && (after.isDigits ? 'now digits only' : 'now any text'),
  (before, after) =>
    before.maxLength !== after.maxLength &&
    `${before.maxLength} → ${after.maxLength} ${unitOf(after)}`,
  (before, after) =>
    JSON.stringify(before.showWhen) !== JSON.stringify(after.showWhen) &&
    (after.showWhen ? 'now shown only for some answers' : 'now always shown'),
];

const quoted = (text: string | undefined) => (text === undefined ? 'none' : `"${text}"`);

const changes = (before: Seen, after: Seen): readonly string[] => [
  ...rows.map((row) => row(before, after)).filter((text) => text !== false),
  ...choiceChanges(before, after),
];

function choiceChanges(before: Field, after: Field): readonly string[] {
  const old = new Map(before.choices.map(({ value, label }) => [value, label]));
  const left = new Map(after.choices.map(({ value, label }) => [value, label]));
  return [
    ...[...old].flatMap(([value, label]) => (left.has(value) ? [] : [`choice "${label}" gone`])),
    ...[...left].flatMap(([value, label]) => {
      const was = old.get(value);
      if (was === undefined) return [`new choice "${label}"`];
      return was === label ? [] : [`choice "${was}" → "${label}"`];
    }),
  ];
}
