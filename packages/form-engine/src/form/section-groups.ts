import type { Field } from '../model/field.ts';

/** Consecutive fields under a heading. The user can open and close the section. */
export interface FormSection {
  title: string;
  /** The payload name of the first field. The last field is the one before the next section. */
  from: string;
}

interface FieldGroup {
  section: FormSection | undefined;
  fields: readonly Field[];
}

/** If a section's first field is missing, its other fields are added to the previous group. */
export function groupFieldsBySection(
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
