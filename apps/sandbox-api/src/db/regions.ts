import { readFileSync } from 'node:fs';

/** A state or district, with its id in the Local Government Directory (see data/SOURCES.md). */
export interface Region {
  id: string;
  name: string;
}

interface State extends Region {
  districts: Region[];
}

const file = new URL('../../data/states-districts.json', import.meta.url);
const statesById = new Map(
  (JSON.parse(readFileSync(file, 'utf8')) as readonly State[]).map((state) => [state.id, state]),
);

export function listStates(): Region[] {
  return [...statesById.values()].map(({ id, name }) => ({ id, name }));
}

export const findState = (stateId: string): Region | undefined => statesById.get(stateId);

export function districtsOf(stateId: string): Region[] | null {
  return statesById.get(stateId)?.districts ?? null;
}
