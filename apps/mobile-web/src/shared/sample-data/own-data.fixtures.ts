import type { Schema } from '@kosha/api-client';
import { responsesFor, required } from './sample-data.fixtures.ts';

export const { data, erasure } = required(
  responsesFor('settled').privacy,
  'the data of a borrower',
);

const fieldsOf = ({ sections }: Schema<'DataExport'>) =>
  sections.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows.flat()));

export function fieldOf(name: string): Schema<'DataField'> {
  const found = fieldsOf(data).find((field) => field.name === name);
  if (!found) throw new Error(`The borrower's data has no ${name}.`);
  return found;
}
