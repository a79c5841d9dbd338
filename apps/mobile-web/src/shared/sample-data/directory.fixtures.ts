import { mockGet, refusal, success, type MockRequest } from '@kosha/api-client/testing';
import { directory } from './directory.ts';

const { banks, statesOf, citiesOf, branchesOf, branchOf, states, districtsOf } = directory;

const orNotFound = <Item>(list: Item[] | undefined, name: string) =>
  list ? success(list) : refusal(`This ${name} is not in the list any more.`, 404);

export const bankStates = (bankId: string | null) => orNotFound(statesOf[bankId ?? ''], 'bank');
export const bankCities = (stateId: string | null) => orNotFound(citiesOf[stateId ?? ''], 'state');
export const bankBranches = (cityId: string | null) => orNotFound(branchesOf[cityId ?? ''], 'city');

export function knownBranch(ifsc: string | null) {
  const branch = branchOf[ifsc ?? ''];
  return branch ? success(branch) : refusal('This IFSC code is not known. Please check it.', 422);
}

export const listedStates = success(states);
export const districtsAsked = ({ path }: Pick<MockRequest, 'path'>) =>
  orNotFound(districtsOf[path['stateId'] ?? ''], 'state');

export const branchFinderHandlers = [
  mockGet('/bank-info/v1/get-bank-info', success(banks)),
  mockGet('/bank-info/v1/get-state-list', ({ query }) => bankStates(query.get('pId'))),
  mockGet('/bank-info/v1/get-city-list', ({ query }) => bankCities(query.get('stateId'))),
  mockGet('/bank-info/v1/get-branch-list', ({ query }) => bankBranches(query.get('cityId'))),
  mockGet('/bank-info/v1/get-branch', ({ query }) => knownBranch(query.get('ifsc'))),
];
