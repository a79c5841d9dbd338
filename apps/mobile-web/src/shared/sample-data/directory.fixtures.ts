import { mockGet, refusal, success, type MockRequest } from '@kosha/api-client/testing';
import { bankAndRegionData } from './directory.ts';

const { banks, statesOf, citiesOf, branchesOf, branchOf, states, districtsOf } = bankAndRegionData;

const orNotFound = <Item>(list: Item[] | undefined, name: string) =>
  list ? success(list) : refusal(`This ${name} is not in the list any more.`, 404);

export const bankStatesResponse = (bankId: string | null) =>
  orNotFound(statesOf[bankId ?? ''], 'bank');
export const bankCitiesResponse = (stateId: string | null) =>
  orNotFound(citiesOf[stateId ?? ''], 'state');
export const bankBranchesResponse = (cityId: string | null) =>
  orNotFound(branchesOf[cityId ?? ''], 'city');

export function bankBranchResponse(ifsc: string | null) {
  const branch = branchOf[ifsc ?? ''];
  return branch ? success(branch) : refusal('This IFSC code is not known. Please check it.', 422);
}

export const stateListResponse = success(states);
export const districtListResponse = ({ path }: Pick<MockRequest, 'path'>) =>
  orNotFound(districtsOf[path['stateId'] ?? ''], 'state');

export const branchFinderHandlers = [
  mockGet('/bank-info/v1/get-bank-info', success(banks)),
  mockGet('/bank-info/v1/get-state-list', ({ query }) => bankStatesResponse(query.get('pId'))),
  mockGet('/bank-info/v1/get-city-list', ({ query }) => bankCitiesResponse(query.get('stateId'))),
  mockGet('/bank-info/v1/get-branch-list', ({ query }) =>
    bankBranchesResponse(query.get('cityId')),
  ),
  mockGet('/bank-info/v1/get-branch', ({ query }) => bankBranchResponse(query.get('ifsc'))),
];
