import { contactRelations } from '@kosha/domain';

/** The word for a relation of the contact at `position`, from 1 (§3). */
export function relationLabel(position: number, relation: string): string {
  const choices = contactRelations[position - 1] ?? [];
  return choices.find(({ value }) => value === relation)?.label ?? 'contact';
}
