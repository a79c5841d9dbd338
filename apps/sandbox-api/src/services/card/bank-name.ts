/** Banks by the first four letters of an IFSC code. */
const bankNames: Readonly<Record<string, string>> = {
  BARB: 'Bank of Baroda',
  CNRB: 'Canara Bank',
  HDFC: 'HDFC Bank',
  ICIC: 'ICICI Bank',
  IDIB: 'Indian Bank',
  KKBK: 'Kotak Mahindra Bank',
  PUNB: 'Punjab National Bank',
  SBIN: 'State Bank of India',
  UBIN: 'Union Bank of India',
  UTIB: 'Axis Bank',
  YESB: 'Yes Bank',
};

/** The bank of an IFSC code, or null when it is not one of those known here. */
export const bankName = (ifsc: string): string | null => bankNames[ifsc.slice(0, 4)] ?? null;
