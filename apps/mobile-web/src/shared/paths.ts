type Query = Record<string, string | number | undefined>;

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

const segment = encodeURIComponent;

/**
 * The user selects a bank card for an application for the product `pid` or, if `oid` is set, for
 * that scheduled order (D09).
 */
type BankQuery = Record<'pid', string | undefined> & { oid?: string | undefined };

/** The paths of all screens (§2). Other files take paths from `patterns` and `paths`. */
export const routePatterns = {
  home: '/',
  personal: '/personal',
  orders: '/order',
  login: '/login',
  joint: '/joint',
  help: '/personal/help',
  about: '/personal/aboutus',
  consents: '/personal/consents',
  myData: '/personal/data',
  grievances: '/personal/grievances',
  feedback: '/feedback',
  authIndex: '/auth/index',
  authBasic: '/auth/basic',
  authWork: '/auth/work',
  authIdentity: '/auth/identity',
  authFace: '/auth/face',
  authKyc: '/auth/kyc',
  authContacts: '/auth/contacts',
  authCallback: '/auth/callback',
  verifyContact: '/verify/contact2',
  product: '/product/:pid',
  apply: '/product/:pid/detail',
  applyAlias: '/product/:pid/apply',
  denied: '/product/:pid/denied',
  bank: '/bank',
  bankAdd: '/bank/add',
  bankIfsc: '/bank/ifsc',
  schedules: '/schedule',
  schedule: '/schedule/:oid',
  orderDetail: '/orders/:id/detail',
  orderAudit: '/orders/:id/audit',
  nativeAudit: '/orders/audit',
  orderConfirm: '/orders/:id/confirm',
  orderExtension: '/orders/:id/extension',
  orderFacts: '/orders/:id/facts',
  orderReturn: '/orders/:id/return',
  download: '/download',
  alert: '/alert',
  distribution: '/distribution',
  promotion: '/promotion',
  agreementLoan: '/agreement/loan',
  agreementPrivacy: '/agreement/privacy',
} as const;

export const paths = {
  home: () => routePatterns.home,
  personal: () => routePatterns.personal,
  orders: () => routePatterns.orders,
  login: (query: { redirect?: string } = {}) => withQuery(routePatterns.login, query),
  joint: (query: { pid?: string } = {}) => withQuery(routePatterns.joint, query),
  help: () => routePatterns.help,
  about: () => routePatterns.about,
  consents: () => routePatterns.consents,
  myData: () => routePatterns.myData,
  grievances: () => routePatterns.grievances,
  feedback: () => routePatterns.feedback,
  schedules: () => routePatterns.schedules,
  schedule: (oid: string, query: { pid: string | undefined }) =>
    withQuery(`/schedule/${segment(oid)}`, query),
  authIndex: (query: { pid: string | undefined }) => withQuery(routePatterns.authIndex, query),
  authStep: (
    key: string,
    query: {
      pid: string | undefined;
      step?: number | undefined;
      as?: number | undefined;
      /**
       * Only for the identity step: `by` lets the user upload photos of the documents instead of
       * typing their numbers, and `part` opens the review of the data from the photos.
       */
      by?: 'photos' | undefined;
      part?: 'review' | undefined;
    },
  ) => withQuery(`/auth/${segment(key)}`, query),
  product: (pid: string) => `/product/${segment(pid)}`,
  /** `ask` is the name of a question that the page shows even if it has been answered (D54). */
  apply: (pid: string, query: { bank_id?: string | undefined; ask?: string } = {}) =>
    withQuery(`/product/${segment(pid)}/detail`, query),
  denied: (pid: string, query: { day: number; hour: number }) =>
    withQuery(`/product/${segment(pid)}/denied`, query),
  bank: (query: BankQuery) => withQuery(routePatterns.bank, query),
  bankAdd: (query: BankQuery & { ifsc_code?: string }) => withQuery(routePatterns.bankAdd, query),
  bankIfsc: (query: BankQuery) => withQuery(routePatterns.bankIfsc, query),
  /** `repay` also opens the dialog that asks the user to confirm the repayment. */
  orderDetail: (id: string, query: { repay?: 1 } = {}) =>
    withQuery(`/orders/${segment(id)}/detail`, query),
  orderAudit: (id: string) => `/orders/${segment(id)}/audit`,
  orderConfirm: (id: string) => `/orders/${segment(id)}/confirm`,
  orderExtension: (id: string) => `/orders/${segment(id)}/extension`,
  orderFacts: (id: string) => `/orders/${segment(id)}/facts`,
  orderReturn: (id: string) => `/orders/${segment(id)}/return`,
  download: (query: { pid?: string | undefined } = {}) => withQuery(routePatterns.download, query),
  alert: () => routePatterns.alert,
  distribution: (query: { pid?: string | undefined } = {}) =>
    withQuery(routePatterns.distribution, query),
  promotion: () => routePatterns.promotion,
  agreementLoan: () => routePatterns.agreementLoan,
  agreementPrivacy: () => routePatterns.agreementPrivacy,
} as const;
