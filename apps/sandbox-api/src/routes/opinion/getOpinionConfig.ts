import { operation } from '../../http/operation.ts';
import { opinionTypes } from '../../services/opinion/types.ts';

export const getOpinionConfig = operation('getOpinionConfig', () =>
  Promise.resolve([...opinionTypes]),
);
