import { NotFound } from '../../errors.ts';
import { operation } from '../../http/operation.ts';
import { districtsOf } from '../../regions.ts';

export const listDistricts = operation('listDistricts', async ({ path }) => {
  const districts = districtsOf(path.stateId);
  if (districts === null) throw new NotFound('This state is not in the list any more.');
  return districts;
});
