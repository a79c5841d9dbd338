import type { Field } from '../model/field.ts';

/** A part of a long form under its own heading. */
export interface FormSection {
  title: string;
  /** The payload name of its first field; it ends where the next section begins. */
  from: string;
}

interface FieldGroup {
  /** Undefined before the first section. */
  section: FormSection | undefined;
  fields: readonly Field[];
}

/** The fields in their order, in groups; a section whose first field is missing begins nowhere. */
export function groupFields(
  fields: readonly Field[],
  sections: readonly FormSection[],
): readonly FieldGroup[] {
  const starts = new Map(sections.map((section) => [section.from, section]));
  const groups: { section: FormSection | undefined; fields: Field[] }[] = [];
  for (const field of fields) {
    const section = starts.get(field.name);
    const last = groups.at(-1);
    if (last && !section) last.fields.push(field);
    else groups.push({ section, fields: [field] });
  }
  return groups;
}
