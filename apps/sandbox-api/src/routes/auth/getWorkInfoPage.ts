import { operation } from '../../http/operation.ts';
import { canBeHidden, findForm } from '../../services/form/find-form.ts';

export const getWorkInfoPage = operation('getWorkInfoPage', async ({ db }) => {
  const { fields } = await findForm(db, 'workInfo');
  return {
    canHidden: fields.filter(canBeHidden),
    cannotHidden: fields.filter((field) => !canBeHidden(field)),
  };
});
