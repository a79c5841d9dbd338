import { describe, expect, it } from 'vitest';
import { placeKey, placeName, townInDistrict } from './place-name.ts';

describe('the name of a place', () => {
  it.each([
    ['MUMBAI', 'Mumbai'],
    ['GREATER MUMBAI', 'Greater Mumbai'],
    ['S.A.S. NAGAR', 'S.A.S. Nagar'],
    ['SANGLI-MIRAJ-KUPWAD', 'Sangli-Miraj-Kupwad'],
    ['BAGNAN - II', 'Bagnan - II'],
    ['JAMMU AND KASHMIR', 'Jammu and Kashmir'],
    ['Ranga Reddy', 'Ranga Reddy'],
    ['मुंबई', 'मुंबई'],
    ['', ''],
  ])('%s is shown as %s', (text, shown) => {
    expect(placeName(text)).toBe(shown);
    expect(placeName(shown)).toBe(shown);
  });

  it('is the same in each spelling', () => {
    expect(new Set(['NAVI MUMBAI', 'Navimumbai', 'navi-mumbai'].map(placeKey)).size).toBe(1);
    expect(placeKey('NAVI MUMBAI')).not.toBe(placeKey('MUMBAI'));
  });

  it.each([
    ['MUMBAI', 'Mumbai', 'Mumbai'],
    ['GREATER MUMBAI', 'Mumbai', 'Greater Mumbai, Mumbai'],
    ['NAVI MUMBAI', 'Thane', 'Navi Mumbai, Thane'],
    ['MUMBAI', 'MAHARASHTRA', 'Mumbai, Maharashtra'],
    ['PUNE', null, 'Pune'],
  ])('with its district: %s in %s is %s', (town, district, shown) => {
    expect(townInDistrict(town, district)).toBe(shown);
  });
});
