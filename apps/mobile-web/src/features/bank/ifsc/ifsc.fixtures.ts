import type { Schema } from '@kosha/api-client';
import { mockGet, success } from '@kosha/api-client/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

export const banks: Schema<'Bank'>[] = [
  { id: '1', bankName: 'Bank of Baroda' },
  { id: '2', bankName: 'HDFC Bank' },
  { id: '3', bankName: 'State Bank of India' },
];

export const states = (pId: string | null): Schema<'BankRegion'>[] => [
  { id: `${pId}-27`, name: 'Maharashtra' },
  { id: `${pId}-29`, name: 'Karnataka' },
];

export const cities = (stateId: string | null): Schema<'BankRegion'>[] => [
  { id: `${stateId}-1`, name: 'MUMBAI' },
  { id: `${stateId}-2`, name: 'PUNE' },
];

export const branches: Schema<'BankBranch'>[] = [
  {
    id: 'HDFC0000060',
    name: 'FORT',
    ifsc: 'HDFC0000060',
    state: 'Maharashtra',
    district: 'Mumbai Suburban',
  },
  { id: 'HDFC0000012', name: 'PRABHADEVI', ifsc: 'HDFC0000012' },
  { id: 'HDFC0000013', name: 'KHAR', ifsc: 'HDFC0000013', state: null, district: null },
  { id: 'HDFC0000014', name: 'KHAR', ifsc: 'HDFC0000014', state: null, district: null },
];

/** As many as no real city has. */
export const manyBranches: Schema<'BankBranch'>[] = Array.from({ length: 3000 }, (_, index) => {
  const ifsc = `HDFC0${String(index).padStart(6, '0')}`;
  return { id: ifsc, name: `BRANCH NO ${index + 1}`, ifsc };
});

type Canvas = ReturnType<typeof within>;

/** Each list that was asked for, with what it is of. */
export const asked = fn();

interface Answers {
  banks?: Parameters<typeof mockGet<'/bank-info/v1/get-bank-info'>>[1];
  states?: Parameters<typeof mockGet<'/bank-info/v1/get-state-list'>>[1];
  cities?: Parameters<typeof mockGet<'/bank-info/v1/get-city-list'>>[1];
  branches?: Parameters<typeof mockGet<'/bank-info/v1/get-branch-list'>>[1];
}

const defaults = {
  banks: success(banks),
  states: ({ query }) => {
    asked('states', query.get('pId'));
    return success(states(query.get('pId')));
  },
  cities: ({ query }) => {
    asked('cities', query.get('stateId'));
    return success(cities(query.get('stateId')));
  },
  branches: ({ query }) => {
    asked('branches', query.get('cityId'));
    return success(branches);
  },
} satisfies Answers;

export function network(changes: Answers = {}, url = '/bank/ifsc?pid=101') {
  const answers = { ...defaults, ...changes };
  return {
    route: { path: '/bank/ifsc', url },
    msw: {
      handlers: [
        mockGet('/bank-info/v1/get-bank-info', answers.banks),
        mockGet('/bank-info/v1/get-state-list', answers.states),
        mockGet('/bank-info/v1/get-city-list', answers.cities),
        mockGet('/bank-info/v1/get-branch-list', answers.branches),
      ],
    },
  };
}

/** Bank, state and city are chosen, the branch is not, as after a reload. */
export const chosenUrl = '/bank/ifsc?pid=101&bank=2&state=2-27&city=2-27-1';

export const openList = async (canvas: Canvas, label: string) => {
  await userEvent.click(await canvas.findByLabelText(label));
  return within(await canvas.findByRole('dialog', { name: label }));
};

/** Opens a list and types into its field, which is there once the list is. */
export async function searchList(canvas: Canvas, label: string, typed: string) {
  const sheet = await openList(canvas, label);
  await waitFor(() => expect(sheet.getByRole('combobox')).toHaveFocus());
  await userEvent.keyboard(typed);
  return sheet;
}

export async function pick(canvas: Canvas, label: string, name: string) {
  const sheet = await openList(canvas, label);
  await userEvent.click(await sheet.findByRole('option', { name }));
}

export const fields = (canvas: Canvas) =>
  ['Bank', 'State', 'City', 'Branch'].filter((label) => canvas.queryByLabelText(label) !== null);
