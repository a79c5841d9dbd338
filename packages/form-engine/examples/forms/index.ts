import { address } from './address.ts';
import { bankAccount } from './bank-account.ts';
import { coApplicant } from './co-applicant.ts';
import { eKyc } from './e-kyc.ts';
import { gst } from './gst.ts';
import { insurance } from './insurance.ts';
import { jugglingLicence } from './juggling-licence.ts';
import { nominee } from './nominee.ts';
import { propertyTax } from './property-tax.ts';
import { salary } from './salary.ts';

/** Forms as real products have them: the server's list, and answers as they are sent. `exampleSetup()` reads them. */
export const exampleForms = {
  eKyc,
  bankAccount,
  propertyTax,
  insurance,
  address,
  salary,
  nominee,
  coApplicant,
  gst,
  jugglingLicence,
} as const;
