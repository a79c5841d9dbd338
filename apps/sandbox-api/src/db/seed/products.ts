import { brand } from '@kosha/brand/chosen';
import { rupeesToPaise } from '@kosha/domain';
import type { products } from '../schema/index.ts';

type Product = typeof products.$inferInsert;

const eligibility = ['Indian citizen', '18 years or older'];
export const contactRequirement = 'Contact information';
const requirements = [
  'KYC documents: Aadhaar and PAN',
  'Basic information',
  'Work information',
  contactRequirement,
];

function badge(letter: string, colour: string): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">` +
    `<rect width="48" height="48" rx="12" fill="${colour}"/>` +
    `<text x="24" y="33" font-family="sans-serif" font-size="26" font-weight="700" ` +
    `text-anchor="middle" fill="#fff">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const rupees = (...amounts: readonly number[]) => amounts.map(rupeesToPaise);

const common = {
  periodDays: 7,
  periodsDays: [7],
  interestRatePercentPerDay: 0.08,
  serviceRatePercent: 10,
  overdueRatePercentPerDay: 1,
  extensionRatePercent: 3,
  loanProcessingTime: 'Within 30 minutes',
  eligibility,
  requirements,
} as const;

/**
 * One product for each case of the home screen: open, locked by each tier, full, and offered by a
 * partner.
 */
export const seededProducts: readonly Product[] = [
  {
    ...common,
    id: '1',
    position: 1,
    name: `${brand.shortName} Flex`,
    logo: badge('F', '#1f5eff'),
    orderNum: 0,
    amountsPaise: rupees(1000, 2000, 3000, 5000),
    score: 4.8,
    slogan: 'Cash for the days before payday',
  },
  {
    ...common,
    id: '2',
    position: 2,
    name: `${brand.shortName} Copper`,
    logo: badge('C', '#a5633a'),
    orderNum: 2,
    amountsPaise: rupees(2000, 3000, 5000, 7000),
    score: 4.7,
    slogan: 'More, after your first repayment on time',
  },
  {
    ...common,
    id: '3',
    position: 3,
    name: `${brand.shortName} Silver`,
    logo: badge('S', '#6b7785'),
    orderNum: 3,
    amountsPaise: rupees(3000, 5000, 8000, 10_000),
    interestRatePercentPerDay: 0.07,
    score: 4.6,
    slogan: 'Two repayments on time open it',
  },
  {
    ...common,
    id: '4',
    position: 4,
    name: `${brand.shortName} Gold`,
    logo: badge('G', '#9a6b00'),
    orderNum: 4,
    amountsPaise: rupees(5000, 10_000, 15_000, 20_000),
    periodsDays: [7, 14, 30],
    interestRatePercentPerDay: 0.06,
    serviceRatePercent: 8,
    score: 4.9,
    slogan: 'For those who always repay on time',
  },
  {
    ...common,
    id: '5',
    position: 5,
    name: `${brand.shortName} Platinum`,
    logo: badge('P', '#3c3f8f'),
    orderNum: 5,
    amountsPaise: rupees(5000, 10_000, 20_000, 40_000),
    interestRatePercentPerDay: 0.05,
    serviceRatePercent: 6,
    score: 4.9,
    slogan: 'The best terms there are',
  },
  {
    ...common,
    id: '6',
    position: 6,
    name: `${brand.shortName} Mini`,
    logo: badge('M', '#0b7a5b'),
    isFull: true,
    orderNum: 0,
    amountsPaise: rupees(500, 1000),
    score: 4.2,
    slogan: 'Small sums, taken for today',
  },
  ...brand.partners.map(({ name, url }, at) => ({
    ...common,
    id: String(7 + at),
    position: 7 + at,
    name,
    logo: badge('L', '#8a2d5c'),
    externalUrl: url,
    orderNum: 0,
    amountsPaise: rupees(10_000, 50_000),
    score: 4.0,
    slogan: 'An offer of another lender',
  })),
];
