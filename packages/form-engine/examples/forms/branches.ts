/** Some branches of banks, by their IFSC codes. */
export const branches = {
  SBIN0000539: 'State Bank of India, ANDHERI (EAST)',
  HDFC0000059: 'HDFC Bank, GOA - PANJIM',
} as const;
