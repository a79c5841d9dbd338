import { operation } from '../../http/operation.ts';
import { findForm } from '../../services/form/find-form.ts';

export const getBaseInfoPage = operation('getBaseInfoPage', async ({ db }) => {
  const { fields } = await findForm(db, 'baseInfo');
  return [...fields];
});
