import { stored } from '../../../shared/browser/stored.ts';
import { makeForm } from './contacts-form.ts';

/** Stores the input in this tab until the session ends, so it survives a reload. */
export const contactsDraft = stored('session', 'contacts', (fields) =>
  makeForm((name) => fields[name]),
);
