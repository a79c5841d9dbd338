import type { Schema } from '@kosha/api-client';
import { answersTo, told } from './world.fixtures.ts';

/** What the reference server has of a borrower who has repaid a loan: the account and the forms. */
export const { data, erasure } = told(answersTo('settled').privacy, 'the data of a borrower');

const fieldsOf = ({ sections }: Schema<'DataExport'>) =>
  sections.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows.flat()));

/** That of this name, which the borrower has. */
export function fieldOf(name: string): Schema<'DataField'> {
  const found = fieldsOf(data).find((field) => field.name === name);
  if (!found) throw new Error(`The borrower's data has no ${name}.`);
  return found;
}
