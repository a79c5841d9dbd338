import { limits, policyOf } from '@kosha/domain';
import type { Routes } from '../http/route.ts';
import { readSettings, type Settings } from '../providers/settings/settings.ts';
import { mayUseData } from '../services/consent-ledger/find.ts';
import { disclosedTermsNow } from '../services/product/disclosed.ts';
import {
  aboutParagraphs,
  translatedAgreements,
  customerServiceContact,
  faq,
  appAddresses,
} from '../services/client/content.ts';

export const clientRoutes = {
  getAboutUs: {
    who: 'visitor',
    handle: async ({ appName, translator }) => ({
      appName,
      copywriting: aboutParagraphs
        .map((template) => translator.translate({ words: template, with: { app: appName } }))
        .join('\n\n'),
    }),
  },
  getClientConfig: {
    who: 'visitor',
    handle: async ({ db, user, appName, checkoutOrigin, translator }) => {
      const { isTrackingWanted, policyProfile } = await readSettings(db);
      const wants =
        isTrackingWanted &&
        (await mayUseData(db, { userId: user?.id ?? null, purpose: 'tracking' }));
      const terms = await disclosedTermsNow(db, policyOf(policyProfile));
      return {
        customer: customerServiceContact,
        analytics: { pageEvents: wants, clickEvents: wants },
        ...(checkoutOrigin !== null && { app: appAddresses(checkoutOrigin) }),
        policy: policyProfile,
        ...(terms !== undefined && { terms }),
        parts: ['consents', 'myData', 'grievances', 'repayReapply'],
        agreements: translatedAgreements(translator, appName),
      };
    },
  },
  /** The control page sets the country. A real server would look up the IP address (D40). */
  getCountry: {
    who: 'visitor',
    handle: async ({ db }) => {
      const { countryCode } = await readSettings(db);
      return { countryCode, phoneCode: phoneCodes[countryCode] };
    },
  },
  listFaq: {
    who: 'visitor',
    handle: async ({ translator: { translate } }) =>
      faq.map(({ title, content }) => ({ title: translate(title), content: translate(content) })),
  },
} as const satisfies Routes;

const phoneCodes: Record<Settings['countryCode'], string> = {
  IN: limits.phonePrefix,
  NP: '977',
  AE: '971',
  GB: '44',
};
