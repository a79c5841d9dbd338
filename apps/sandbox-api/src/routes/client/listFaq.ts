import { publicOperation } from '../../http/operation.ts';
import { faq } from '../../services/client/texts.ts';

export const listFaq = publicOperation('listFaq', () => Promise.resolve([...faq]));
