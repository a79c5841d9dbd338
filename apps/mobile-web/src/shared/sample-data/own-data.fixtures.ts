import type { Schema } from '@kosha/api-client';
import { responsesFor, requireSample } from './sample-data.fixtures.ts';

export const { data: ownDataExport, erasure: erasurePreview } = requireSample(
  responsesFor('settled').privacy,
  'the data of a borrower',
);

const fieldsOf = ({ sections }: Schema<'DataExport'>) =>
  sections.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows.flat()));

export function ownDataField(name: string): Schema<'DataField'> {
  const found = fieldsOf(ownDataExport).find((field) => field.name === name);
  if (!found) throw new Error(`The borrower's data has no ${name}.`);
  return found;
}
