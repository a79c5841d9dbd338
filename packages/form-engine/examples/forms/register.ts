/** What the server of an app knows, here as lists: states with their districts, PIN codes, branches of banks. */
import type { FormValues } from '@kosha/form-engine';
import { branches } from './branches.ts';

export const states = [
  { value: '27', label: 'Maharashtra' },
  { value: '30', label: 'Goa' },
];

export const districts: Readonly<Record<string, typeof states>> = {
  '27': [
    { value: '2719', label: 'Mumbai Suburban' },
    { value: '2725', label: 'Pune' },
  ],
  '30': [
    { value: '3001', label: 'North Goa' },
    { value: '3002', label: 'South Goa' },
  ],
};

const places: Readonly<Record<string, FormValues>> = {
  '400069': { liveState: '27', liveDistrict: '2719' },
  '411001': { liveState: '27', liveDistrict: '2725' },
  '403001': { liveState: '30', liveDistrict: '3001' },
};

const branchesByCode: Readonly<Record<string, string>> = branches;

/** The State and the District of a PIN code. */
export const placeOf = async (pinCode: string): Promise<FormValues> => places[pinCode] ?? {};

/** The branch of an IFSC code. */
export const branchOf = async (ifsc: string): Promise<FormValues> => ({
  branch: branchesByCode[ifsc] ?? '',
});
