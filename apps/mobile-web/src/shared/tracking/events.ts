/** The app sends only these events and parameters (§7.65). No parameter may identify a person. */
export const trackingEvents = {
  page_enter: [],

  feedback_open: [],
  home_product: ['productId'],
  home_apply: ['productId'],
  home_tier_cover: ['productId'],
  home_order: ['orderState'],
  product_apply: ['productId'],
  apply_now: ['productId'],
  location_answer: ['answer'],
  bank_add: ['productId'],
  basic_save: [],
  work_save: [],
  kyc_save: ['by'],
  face_check: [],
  contacts_save: [],
  audit_refresh: [],
  audit_evaluate: [],

  install: [],
  install_guide: [],
  install_dismiss: [],
  get_app: ['place'],

  registration_complete: [],
  download_eligibility: ['is_ok'],
  audit_finish: [],

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

export type EventName = keyof typeof trackingEvents;

export type EventParams<Name extends EventName> = Partial<
  Record<(typeof trackingEvents)[Name][number], string | number | boolean>
>;

/** Shown in Storybook; bundles do not contain this table. */
export const eventDescriptions: Record<EventName, string> = {
  page_enter: 'Any screen was opened',
  feedback_open: 'Any screen: the feedback button',
  home_product: 'Home: a product',
  home_apply: 'Home: Apply',
  home_tier_cover: 'Home: the cover of a locked product',
  home_order: 'Home: an order in progress',
  product_apply: 'Product: APPLY NOW',
  apply_now: 'Apply: APPLY NOW',
  location_answer: 'Apply: the question about the position',
  bank_add: 'Add bank card: Apply Now',
  basic_save: 'Basic information: Next',
  work_save: 'Work information: Next',
  kyc_save: 'Identity check: the numbers or photos',
  face_check: 'Face: the picture',
  contacts_save: 'Contacts: Next',
  audit_refresh: 'Audit inside the native app: Refresh',
  audit_evaluate: 'Audit inside the native app: To Evaluate',
  install: 'Account: install the app',
  install_guide: 'Home: the install banner',
  install_dismiss: 'Home: the install banner was closed',
  get_app: 'Distribution: where the app is found',
  registration_complete: 'A first sign-in, by code or by a native app',
  download_eligibility: 'Download: the eligibility check answered',
  audit_finish: 'Audit inside the native app: state 10 came',
  contract_drift: 'Something from outside did not fit the contract (D19, D22, D27)',
};
