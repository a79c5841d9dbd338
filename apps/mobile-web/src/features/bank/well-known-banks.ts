export const wellKnownBanks = [
  { code: 'SBIN', name: 'State Bank of India', short: 'SBI' },
  { code: 'HDFC', name: 'HDFC Bank', short: 'HDFC' },
  { code: 'ICIC', name: 'ICICI Bank', short: 'ICICI' },
  { code: 'PUNB', name: 'Punjab National Bank', short: 'PNB' },
  { code: 'BARB', name: 'Bank of Baroda', short: 'Baroda' },
  { code: 'CNRB', name: 'Canara Bank', short: 'Canara' },
  { code: 'UBIN', name: 'Union Bank of India', short: 'Union' },
  { code: 'UTIB', name: 'Axis Bank', short: 'Axis' },
] as const;
