import { mockGet, mockPost, type refusal, success } from '@kosha/api-client/testing';
import { fn, userEvent, within } from 'storybook/test';
import { paths, routePatterns } from '../../../shared/paths.ts';
import { withCachedUserAuth, userAuth } from '../../../shared/queries/user-auth.fixtures.ts';
import { contactsDraft } from './use-contacts.ts';
import type { ContactsForm } from './contacts-form.ts';

export const aContactsForm = (change: Partial<ContactsForm> = {}): ContactsForm => ({
  oneName: 'Anita Sharma',
  oneMobile: '9876543211',
  oneRelation: '2',
  twoName: 'Rahul Sharma',
  twoMobile: '9876543212',
  twoRelation: '1',
  thirdName: "S. D'Souza",
  thirdMobile: '9876543213',
  thirdRelation: '2',
  ...change,
});

type Canvas = ReturnType<typeof within>;
type SaveResponse = Parameters<typeof mockPost<'/auth/v1/contacts'>>[1];

export const userAuthPath = '/auth/v1/find-user-auth';
const notDone = userAuth({ contact: 0 });

const stepUrl = paths.authStep('contacts', { pid: '3', step: 5, as: 5 });

export const contactsNetwork = (save: SaveResponse, url = stepUrl) => ({
  route: { path: routePatterns.authContacts, url },
  msw: { handlers: [mockPost('/auth/v1/contacts', save), mockGet(userAuthPath, success(notDone))] },
});

export const withContactsNotDone = withCachedUserAuth({ contact: 0 });

export const contactsRequestSpy = fn();

export const recordContactsRequest =
  (answer: ReturnType<typeof refusal> | ReturnType<typeof success<null>>): SaveResponse =>
  ({ body }) => {
    contactsRequestSpy(body);
    return answer;
  };

export const successfulSave = recordContactsRequest(success(null));

export const fillContactsDraftExcept =
  (...empty: (keyof ContactsForm)[]) =>
  () =>
    contactsDraft.write(aContactsForm(Object.fromEntries(empty.map((name) => [name, '']))));

type Which = 'First' | 'Second' | 'Third';

const groupOf = (canvas: Canvas, which: Which) =>
  within(canvas.getByRole('group', { name: `${which} contact` }));

const fieldOf = (label: string) => (canvas: Canvas, which: Which) =>
  groupOf(canvas, which).getByLabelText(label);

export const contactNameField = fieldOf('Name');
export const contactPhoneField = fieldOf('Phone number');

export const contactRelationRadios = (canvas: Canvas, which: Which) =>
  groupOf(canvas, which).getAllByRole<HTMLInputElement>('radio');

export const readChosenRelation = (canvas: Canvas, which: Which) =>
  contactRelationRadios(canvas, which).find(({ checked }) => checked)?.value ?? '';

export const tapNext = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Next' }));
