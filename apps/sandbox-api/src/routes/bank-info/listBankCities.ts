import { operation } from '../../http/operation.ts';
import { listBankCities as citiesOf } from '../../services/branch/directory.ts';

export const listBankCities = operation('listBankCities', ({ query, db }) =>
  citiesOf(db, query.stateId),
);
