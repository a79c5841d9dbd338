import { address } from './address.ts';
import { bankAccount } from './bank-account.ts';
import { eKyc } from './e-kyc.ts';
import { nominee } from './nominee.ts';
import { salary } from './salary.ts';

/** Forms as real products have them: the server's list, and answers as they are sent. `moreSetup()` reads them. */
export const exampleForms = { eKyc, bankAccount, address, nominee, salary } as const;
