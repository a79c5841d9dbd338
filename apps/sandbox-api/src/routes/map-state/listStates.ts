import { operation } from '../../http/operation.ts';
import { listStates as allStates } from '../../regions.ts';

export const listStates = operation('listStates', async () => allStates());
