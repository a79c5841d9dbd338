import { limits, policyOf } from '@kosha/domain';
import type { Routes } from '../http/route.ts';
import { readSettings, type Settings } from '../providers/settings/settings.ts';
import { mayUse } from '../services/consent-ledger/find.ts';
import { disclosed } from '../services/product/disclosed.ts';
import { aboutParts, agreements, customer, faq, appAddresses } from '../services/client/texts.ts';

export const client = {
  getAboutUs: {
    who: 'visitor',
    answer: async ({ appName, texts }) => ({
      appName,
      copywriting: aboutParts
        .map((words) => texts.say({ words, with: { app: appName } }))
        .join('\n\n'),
    }),
  },
  getClientConfig: {
    who: 'visitor',
    answer: async ({ db, user, appName, checkoutOrigin, texts }) => {
      const { isTrackingWanted, policyProfile } = await readSettings(db);
      const wants =
        isTrackingWanted && (await mayUse(db, { userId: user?.id ?? null, purpose: 'tracking' }));
      const terms = await disclosed(db, policyOf(policyProfile));
      return {
        customer,
        analytics: { pageEvents: wants, clickEvents: wants },
        ...(checkoutOrigin !== null && { app: appAddresses(checkoutOrigin) }),
        policy: policyProfile,
        ...(terms !== undefined && { terms }),
        parts: ['consents', 'myData', 'grievances', 'repayReapply'],
        agreements: agreements(texts, appName),
      };
    },
  },
  /**
   * A real server would geolocate the IP address; here the control page sets the visitors' location
   * (D40).
   */
  getCountry: {
    who: 'visitor',
    answer: async ({ db }) => {
      const { countryCode } = await readSettings(db);
      return { countryCode, phoneCode: phoneCodes[countryCode] };
    },
  },
  listFaq: {
    who: 'visitor',
    answer: async ({ texts: { say } }) =>
      faq.map(({ title, content }) => ({ title: say(title), content: say(content) })),
  },
} as const satisfies Routes;

const phoneCodes: Record<Settings['countryCode'], string> = {
  IN: limits.phonePrefix,
  NP: '977',
  AE: '971',
  GB: '44',
};
