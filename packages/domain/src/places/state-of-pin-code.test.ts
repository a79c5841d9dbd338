import { expect, it } from 'vitest';
import { isSameIndianState, stateOfPinCode } from './state-of-pin-code.ts';

it.each([
  ['Andhra Pradesh', ['515001', '520001', '530001']],
  ['Arunachal Pradesh', ['790101', '791111', '792001']],
  ['Bihar', ['800001', '812001', '823001', '842001', '851101']],
  ['Chhattisgarh', ['495001']],
  ['Gujarat', ['361001', '370001', '380001', '395003']],
  ['Haryana', ['122001', '132001']],
  ['Himachal Pradesh', ['171001']],
  ['Jammu And Kashmir', ['180001', '190001']],
  ['Jharkhand', ['815301', '816109', '822101', '825301', '826001', '827001', '828111', '829122']],
  ['Karnataka', ['560001', '570001', '580001', '590001']],
  ['Kerala', ['670001', '682001', '695001']],
  ['Madhya Pradesh', ['452001', '462001', '474001', '482001']],
  ['Maharashtra', ['400001', '411001', '422001', '431001', '440001']],
  ['Manipur', ['795001']],
  ['Meghalaya', ['793001', '794001']],
  ['Mizoram', ['796001']],
  ['Nagaland', ['797001', '798601']],
  ['Odisha', ['751001', '760001', '770001']],
  ['Punjab', ['141001', '151001']],
  ['Rajasthan', ['302001', '313001', '324001', '334001', '342001']],
  ['Tamil Nadu', ['600001', '612001', '625001', '632001', '641001']],
  [
    'Uttar Pradesh',
    ['201001', '211001', '226001', '231001', '243001', '250001', '261001', '273001', '282001'],
  ],
  ['Uttarakhand', ['248001', '249401', '263001']],
  ['West Bengal', ['700001', '713301', '721101', '734001', '741101']],
])('%s has the post offices %j', (state, pinCodes) => {
  for (const pinCode of pinCodes) expect(stateOfPinCode(pinCode)).toBe(state);
});

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
  ['140301', 'Punjab and Chandigarh share its sorting district'],
  ['160062', 'Mohali in Punjab shares the sorting district of Chandigarh'],
  ['244713', 'Uttar Pradesh and Uttarakhand share its sorting district'],
  ['246149', 'Uttar Pradesh and Uttarakhand share its sorting district'],
  ['247667', 'Uttar Pradesh and Uttarakhand share its sorting district'],
  ['262501', 'Uttar Pradesh and Uttarakhand share its sorting district'],
  ['362520', 'Diu is in the sorting district of Junagadh'],
  ['396210', 'Daman is in the sorting district of Valsad'],
  ['533464', 'Yanam, a part of Puducherry, is in the sorting district of Kakinada'],
  ['605001', 'Puducherry and Tamil Nadu share its sorting district'],
  ['607402', 'Puducherry and Tamil Nadu share its sorting district'],
  ['609602', 'Karaikal, a part of Puducherry, is in a sorting district of Tamil Nadu'],
  ['673310', 'Mahe, a part of Puducherry, is in a sorting district of Kerala'],
  ['783123', 'Goalpara in Assam shares post offices with the Garo Hills in Meghalaya'],
  ['813208', 'Bihar and Jharkhand share its sorting district'],
  ['814131', 'Chandan in Bihar is in the sorting district of Deoghar in Jharkhand'],
  ['682555', 'Lakshadweep has part of the sorting district of Kochi'],
  ['900001', 'the army post'],
  ['41100', 'five digits'],
  ['4110020', 'seven digits'],
  ['011002', 'no code begins with 0'],
  ['', 'nothing'],
])('%j has no state: %s', (pinCode) => {
  expect(stateOfPinCode(pinCode)).toBeUndefined();
});

it('two spellings of a state count as the same state', () => {
  expect(isSameIndianState('Andaman & Nicobar Islands', 'ANDAMAN AND NICOBAR ISLANDS')).toBe(true);
  expect(isSameIndianState('Tamil Nadu', 'TAMILNADU')).toBe(true);
  expect(isSameIndianState('Goa', 'Gujarat')).toBe(false);
});
