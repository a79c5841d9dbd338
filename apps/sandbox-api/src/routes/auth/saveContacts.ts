import { operation } from '../../http/operation.ts';
import { readContacts } from '../../services/contact/fields.ts';
import { saveContacts as save } from '../../services/contact/save.ts';

export const saveContacts = operation(
  'saveContacts',
  async ({ body, user, origin, appName, now, db }) => {
    await save(db, { user, contacts: readContacts(body), origin, appName, now });
    return null;
  },
);
