import { operation } from '../../http/operation.ts';
import { saveForm } from '../../services/form/save.ts';

export const saveBaseInfo = operation('saveBaseInfo', async ({ body, user, now, db }) => {
  await saveForm(db, { userId: user.id, form: 'baseInfo', answers: body, now });
  return null;
});
