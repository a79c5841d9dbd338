import { stored } from '../../../shared/stored.ts';
import { makeForm } from './contacts-form.ts';

/** What was typed before a reload, in this tab alone; gone with the session. */
export const contactsDraft = stored('session', 'kosha.contacts', (fields) =>
  makeForm((name) => fields[name]),
);
