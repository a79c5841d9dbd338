import type { Schema } from '@kosha/api-client';
import { mockGet, success } from '@kosha/api-client/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { bankAndRegionData } from '../../../shared/sample-data/directory.ts';
import {
  bankBranchesResponse,
  bankCitiesResponse,
  bankStatesResponse,
} from '../../../shared/sample-data/directory.fixtures.ts';
import { requireSample } from '../../../shared/sample-data/sample-data.fixtures.ts';

const { banks, statesOf, citiesOf } = bankAndRegionData;

const idOf = (places: readonly { id: string; name: string }[] | undefined, name: string) =>
  requireSample(
    places?.find((place) => place.name === name),
    name,
  ).id;

export const hdfcId = idOf(
  banks.map(({ id, bankName }) => ({ id, name: bankName })),
  'HDFC Bank',
);

export function hdfcCitySelection(stateName: string, cityName: string) {
  const state = idOf(statesOf[hdfcId], stateName);
  const city = idOf(citiesOf[state], cityName);
  const url = `/bank/ifsc?pid=101&bank=${hdfcId}&state=${state}&city=${city}`;
  return { bank: hdfcId, state, city, url };
}

/** More branches than any real city has. The codes are not real. */
export const manyBranches: Schema<'BankBranch'>[] = Array.from({ length: 3000 }, (_, index) => {
  const ifsc = `HDFC0Z${String(index).padStart(5, '0')}`;
  return { id: ifsc, name: `BRANCH NO ${index + 1}`, ifsc };
});

/** The ids of each list restart at 0, so different lists contain the same ids. */
export function listsWithRestartingIds(): Answers {
  let bank = '';
  let state = '';
  const counted = (places: Schema<'BankRegion'>[] = []) =>
    places.map((place, at) => ({ ...place, id: String(at) }));
  return {
    states: ({ query }) => {
      bank = query.get('pId') ?? '';
      return success(counted(statesOf[bank]));
    },
    cities: ({ query }) => {
      state = statesOf[bank]?.[Number(query.get('stateId'))]?.id ?? '';
      return success(counted(citiesOf[state]));
    },
    branches: ({ query }) =>
      bankBranchesResponse(citiesOf[state]?.[Number(query.get('cityId'))]?.id ?? null),
  };
}

type Canvas = ReturnType<typeof within>;

export const onListRequest = fn();

interface Answers {
  banks?: Parameters<typeof mockGet<'/bank-info/v1/get-bank-info'>>[1];
  states?: Parameters<typeof mockGet<'/bank-info/v1/get-state-list'>>[1];
  cities?: Parameters<typeof mockGet<'/bank-info/v1/get-city-list'>>[1];
  branches?: Parameters<typeof mockGet<'/bank-info/v1/get-branch-list'>>[1];
}

const defaults = {
  banks: success(banks),
  states: ({ query }) => {
    onListRequest('states', query.get('pId'));
    return bankStatesResponse(query.get('pId'));
  },
  cities: ({ query }) => {
    onListRequest('cities', query.get('stateId'));
    return bankCitiesResponse(query.get('stateId'));
  },
  branches: ({ query }) => {
    onListRequest('branches', query.get('cityId'));
    return bankBranchesResponse(query.get('cityId'));
  },
} satisfies Answers;

export function ifscNetwork(changes: Answers = {}, url = '/bank/ifsc?pid=101') {
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

export const openList = async (canvas: Canvas, label: string) => {
  await userEvent.click(await canvas.findByLabelText(label));
  return within(await canvas.findByRole('dialog', { name: label }));
};

export async function searchList(canvas: Canvas, label: string, typed: string) {
  const sheet = await openList(canvas, label);
  await waitFor(() => expect(sheet.getByRole('combobox')).toHaveFocus());
  await userEvent.keyboard(typed);
  return sheet;
}

export async function pickOption(canvas: Canvas, label: string, name: string) {
  const sheet = await openList(canvas, label);
  await userEvent.click(await sheet.findByRole('option', { name }));
}

export const visibleFinderFields = (canvas: Canvas) =>
  ['Bank', 'State', 'City', 'Branch'].filter((label) => canvas.queryByLabelText(label) !== null);
