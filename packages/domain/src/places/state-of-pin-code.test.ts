import { expect, it } from 'vitest';
import { isSameState, stateOfPinCode } from './state-of-pin-code.ts';

it.each([
  ['110001', 'Delhi'],
  ['400001', 'Maharashtra'],
  ['411002', 'Maharashtra'],
  ['403001', 'Goa'],
  ['500001', 'Telangana'],
  ['560001', 'Karnataka'],
  ['600001', 'Tamil Nadu'],
  ['682001', 'Kerala'],
  ['700001', 'West Bengal'],
  ['737101', 'Sikkim'],
  ['744101', 'Andaman And Nicobar Islands'],
  ['800001', 'Bihar'],
  ['834001', 'Jharkhand'],
  ['781001', 'Assam'],
  ['799001', 'Tripura'],
  ['194101', 'Ladakh'],
  ['४११००२', 'Maharashtra'],
])('the PIN code %s is in %s', (pinCode, state) => {
  expect(stateOfPinCode(pinCode)).toBe(state);
});

it.each([
  ['605001', 'Puducherry and Tamil Nadu share its sorting district'],
  ['682555', 'Lakshadweep has part of the sorting district of Kochi'],
  ['900001', 'the army post'],
  ['41100', 'five digits'],
  ['011002', 'no code begins with 0'],
  ['', 'nothing'],
])('%j has no state: %s', (pinCode) => {
  expect(stateOfPinCode(pinCode)).toBeUndefined();
});

it('two spellings of a state count as the same state', () => {
  expect(isSameState('Andaman & Nicobar Islands', 'ANDAMAN AND NICOBAR ISLANDS')).toBe(true);
  expect(isSameState('Goa', 'Gujarat')).toBe(false);
});
