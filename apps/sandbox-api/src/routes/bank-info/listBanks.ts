import { operation } from '../../http/operation.ts';
import { listBanks as allBanks } from '../../services/branch/directory.ts';

export const listBanks = operation('listBanks', ({ db }) => allBanks(db));
