import { hash } from 'node:crypto';

const idLength = 10;

/** Made of the name, so that an id stays when banks and branches come and go; never holds a `-`. */
const idOf = (name: string): string => hash('sha256', name, 'hex').slice(0, idLength);

export const bankIdOf = idOf;

/** Holds the bank's and the state's id too, because the app asks for the branches by the city's id alone. */
export const cityIdOf = (bankId: string, stateId: string, city: string): string =>
  `${bankId}-${stateId}-${idOf(city)}`;
