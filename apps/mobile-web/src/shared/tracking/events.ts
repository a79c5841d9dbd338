interface EventRow {
  /** What the visitor did, and on which screen. */
  when: string;
  /** The facts that go with it; none of them may say who somebody is. */
  params: readonly string[];
}

/** Every event of the app (§7.65). What is not in this table is not sent. */
export const events = {
  page_enter: { when: 'Any screen was opened', params: [] },

  feedback_open: { when: 'Any screen: the feedback button', params: [] },
  home_product: { when: 'Home: a product', params: ['productId'] },
  home_apply: { when: 'Home: Apply', params: ['productId'] },
  home_tier_cover: { when: 'Home: the cover of a locked product', params: ['productId'] },
  home_order: { when: 'Home: an order in progress', params: ['orderState'] },
  product_apply: { when: 'Product: APPLY NOW', params: ['productId'] },
  apply_now: { when: 'Apply: APPLY NOW', params: ['productId'] },
  location_answer: { when: 'Apply: the question about the position', params: ['answer'] },
  bank_add: { when: 'Add bank card: Apply Now', params: ['productId'] },
  basic_save: { when: 'Basic information: Next', params: [] },
  work_save: { when: 'Work information: Next', params: [] },
  kyc_save: { when: 'Identity check: the numbers or photos', params: ['by'] },
  face_check: { when: 'Face: the picture', params: [] },
  contacts_save: { when: 'Contacts: Next', params: [] },
  audit_refresh: { when: 'Audit inside the native app: Refresh', params: [] },
  audit_evaluate: { when: 'Audit inside the native app: To Evaluate', params: [] },

  install: { when: 'Account: install the app', params: [] },
  install_guide: { when: 'Home: the install banner', params: [] },
  install_dismiss: { when: 'Home: the install banner was closed', params: [] },
  get_app: { when: 'Distribution: where the app is found', params: ['place'] },

  registration_complete: { when: 'A first sign-in, by code or by a native app', params: [] },
  download_eligibility: { when: 'Download: the eligibility check answered', params: ['is_ok'] },
  audit_finish: { when: 'Audit inside the native app: state 10 came', params: [] },

  contract_drift: {
    when: 'Something from outside did not fit the contract (D19, D22, D27)',
    params: [
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
  },
} as const satisfies Record<string, EventRow>;

export type EventName = keyof typeof events;

export type ParamsOf<Name extends EventName> = Partial<
  Record<(typeof events)[Name]['params'][number], string | number | boolean>
>;
