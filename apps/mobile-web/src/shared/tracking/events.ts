/**
 * Every event of the app (§7.65), each with the facts that go with it; none of them may say who somebody is.
 * What is not in this table is not sent.
 */
export const events = {
  /** Any screen was opened. */
  page_enter: [],

  /** Any screen: the feedback button. */
  feedback_open: [],
  /** Home: a product. */
  home_product: ['productId'],
  /** Home: Apply. */
  home_apply: ['productId'],
  /** Home: the cover of a locked product. */
  home_tier_cover: ['productId'],
  /** Home: an order in progress. */
  home_order: ['orderState'],
  /** Product: APPLY NOW. */
  product_apply: ['productId'],
  /** Apply: APPLY NOW. */
  apply_now: ['productId'],
  /** Apply: the question about the position. */
  location_answer: ['answer'],
  /** Add bank card: Apply Now. */
  bank_add: ['productId'],
  /** Basic information: Next. */
  basic_save: [],
  /** Work information: Next. */
  work_save: [],
  /** Identity check: the numbers or photos. */
  kyc_save: ['by'],
  /** Face: the picture. */
  face_check: [],
  /** Contacts: Next. */
  contacts_save: [],
  /** Audit inside the native app: Refresh. */
  audit_refresh: [],
  /** Audit inside the native app: To Evaluate. */
  audit_evaluate: [],

  /** Account: install the app. */
  install: [],
  /** Home: the install banner. */
  install_guide: [],
  /** Home: the install banner was closed. */
  install_dismiss: [],
  /** Distribution: where the app is found. */
  get_app: ['place'],

  /** A first sign-in, by code or by a native app. */
  registration_complete: [],
  /** Download: the eligibility check answered. */
  download_eligibility: ['is_ok'],
  /** Audit inside the native app: state 10 came. */
  audit_finish: [],

  /** Something from outside did not fit the contract (D19, D22, D27). */
  contract_drift: [
    'authStep',
    'orderState',
    'price',
    'amount',
    'count',
    'problems',
    'received',
    'message',
    'addresses',
  ],
} as const satisfies Record<string, readonly string[]>;

export type EventName = keyof typeof events;

export type ParamsOf<Name extends EventName> = Partial<
  Record<(typeof events)[Name][number], string | number | boolean>
>;
