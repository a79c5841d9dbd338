import { operation } from '../../http/operation.ts';
import { saveForm } from '../../services/form/save.ts';

export const saveWorkInfo = operation('saveWorkInfo', async ({ body, user, now, db }) => {
  await saveForm(db, { userId: user.id, form: 'workInfo', answers: body, now });
  return null;
});
