import { operation } from '../../http/operation.ts';
import { listStates as allStates } from '../../services/region/regions.ts';

export const listStates = operation('listStates', async () => allStates());
