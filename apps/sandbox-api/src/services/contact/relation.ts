import { contactRelations } from '@kosha/domain';

/** The word for a relation, by the contact's place from 1 (§3). */
export function relationLabel(position: number, relation: string): string {
  const choices = contactRelations[position - 1] ?? [];
  return choices.find(({ value }) => value === relation)?.label ?? 'contact';
}
