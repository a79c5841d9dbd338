import { describe, expect, it } from 'vitest';
import { placeKey, formatPlaceName, distinguishTowns } from './place-name.ts';

describe('a place name', () => {
  it.each([
    ['MUMBAI', 'Mumbai'],
    ['GREATER MUMBAI', 'Greater Mumbai'],
    ['S.A.S. NAGAR', 'S.A.S. Nagar'],
    ['SANGLI-MIRAJ-KUPWAD', 'Sangli-Miraj-Kupwad'],
    ['BAGNAN - II', 'Bagnan - II'],
    ['PHASE VIII', 'Phase VIII'],
    ['VIJAYAWADA', 'Vijayawada'],
    ['RANN OF KUTCH', 'Rann of Kutch'],
    ['McLeod Ganj', 'McLeod Ganj'],
    ['JAMMU AND KASHMIR', 'Jammu and Kashmir'],
    ['OF KUTCH', 'Of Kutch'],
    ['Ranga Reddy', 'Ranga Reddy'],
    ['मुंबई', 'मुंबई'],
    ['', ''],
  ])('%s is shown as %s', (text, shown) => {
    expect(formatPlaceName(text)).toBe(shown);
    expect(formatPlaceName(shown)).toBe(shown);
  });

  it('has the same key in each spelling', () => {
    expect(new Set(['NAVI MUMBAI', 'Navimumbai', 'navi-mumbai'].map(placeKey)).size).toBe(1);
    expect(placeKey('NAVI MUMBAI')).not.toBe(placeKey('MUMBAI'));
  });

  it('includes the district if another town shares a word with it', () => {
    const towns = [
      { name: 'MUMBAI', district: 'Mumbai' },
      { name: 'GREATER MUMBAI', district: 'Mumbai' },
      { name: 'NAVI MUMBAI', district: 'Thane' },
      { name: 'NEW MUMBAI', district: null },
      { name: 'ADILABAD', district: 'Mumbai' },
      { name: 'PUNE', district: 'PUNE' },
    ];
    expect(distinguishTowns(towns)).toEqual([
      'Mumbai',
      'Greater Mumbai, Mumbai',
      'Navi Mumbai, Thane',
      'New Mumbai',
      'Adilabad',
      'Pune',
    ]);
  });
});
