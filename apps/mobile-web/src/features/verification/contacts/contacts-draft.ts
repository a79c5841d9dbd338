import { stored } from '../../../shared/browser/stored.ts';
import { makeForm } from './contacts-form.ts';

/** Keeps typed text across a reload, in this tab only, until the session ends. */
export const contactsDraft = stored('session', 'contacts', (fields) =>
  makeForm((name) => fields[name]),
);
