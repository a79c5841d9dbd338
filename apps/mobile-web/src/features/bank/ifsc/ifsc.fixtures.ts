import type { Schema } from '@kosha/api-client';

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
