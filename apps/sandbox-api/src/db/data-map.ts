import type { DataKind } from './data-kinds.ts';

/**
 * `exported`: personal data, included in an export. `secret`: hashes, encrypted values and tokens,
 * never shown. `internal`: ids and server state.
 */
export type ColumnClass = 'exported' | 'secret' | 'internal';

/**
 * How a row is linked to a borrower: `column` contains the borrower's id, the phone number, or the
 * key of a row in another table.
 */
export type BorrowerLink =
  | { column: string; to: 'user' | 'phone' }
  | { column: string; to: { table: string; key: string } };

export interface TableEntry {
  /** Decides the effect of an erasure; null if erasures and exports skip the table. */
  kind: DataKind | null;
  belongs?: BorrowerLink;
  columns: Readonly<Record<string, ColumnClass>>;
}

const ofUser = { column: 'user_id', to: 'user' } as const;
const ofPhone = { column: 'phone', to: 'phone' } as const;
const ofOrder = { column: 'order_id', to: { table: 'orders', key: 'id' } } as const;
const ofPayment = { column: 'payment_id', to: { table: 'payments', key: 'id' } } as const;

type Classes = Readonly<Record<string, ColumnClass>>;
const all = (what: ColumnClass, names: string): Classes =>
  Object.fromEntries(names.split(' ').map((name) => [name, what]));
const columns = (namesByClass: Partial<Record<ColumnClass, string>>): Classes =>
  Object.assign(
    {},
    ...Object.entries(namesByClass).map(([what, names]) => all(what as ColumnClass, names)),
  );
const common = (names: string): TableEntry => ({ kind: null, columns: all('internal', names) });

/** The class of every database column (D60). A test compares this map with the schema. */
export const dataMap: Readonly<Record<string, TableEntry>> = {
  tracking_events: {
    kind: 'tracking',
    belongs: ofUser,
    columns: columns({
      exported: 'event received_at_ms',
      internal: 'seq version user_id web_uuid',
    }),
  },
  sms_messages: {
    kind: 'messages',
    belongs: ofPhone,
    columns: columns({
      exported: 'phone body created_at_ms',
      secret: 'sealed_secret',
      internal: 'id seq',
    }),
  },
  otps: {
    kind: 'codes',
    belongs: ofPhone,
    columns: columns({
      exported: 'created_at_ms used_at_ms',
      secret: 'aadhaar_hash code_hash',
      internal: 'id phone web_uuid expires_at_ms tries',
    }),
  },
  native_proofs: {
    kind: 'codes',
    belongs: ofPhone,
    columns: columns({
      exported: 'app used_at_ms',
      secret: 'proof_hash',
      internal: 'phone expires_at_ms',
    }),
  },
  sessions: {
    kind: 'sessions',
    belongs: ofUser,
    columns: columns({
      exported: 'os created_at_ms last_used_at_ms ended_at_ms ended_by',
      secret: 'token_hash network_hash',
      internal: 'user_id web_uuid',
    }),
  },
  device_positions: {
    kind: 'place',
    belongs: ofUser,
    columns: columns({ exported: 'address latitude longitude shared_at_ms', internal: 'user_id' }),
  },
  pictures: {
    kind: 'pictures',
    belongs: ofUser,
    columns: columns({
      exported: 'kind media_type size_bytes width_px height_px verdict number_masked created_at_ms',
      secret: 'sha256 number_hash',
      internal: 'id seq user_id opinion_id is_replaced',
    }),
  },
  opinions: {
    kind: 'feedback',
    belongs: ofUser,
    columns: columns({
      exported: 'problem_type content created_at_ms answer answered_at_ms',
      internal: 'id seq user_id',
    }),
  },
  contacts: {
    kind: 'contacts',
    belongs: ofUser,
    columns: columns({
      exported: 'position name phone relation created_at_ms answer answered_at_ms',
      secret: 'token_hash',
      internal: 'id user_id expires_at_ms',
    }),
  },
  form_answers: {
    kind: 'answers',
    belongs: ofUser,
    columns: columns({ exported: 'form answers saved_at_ms', internal: 'user_id version' }),
  },
  nominees: {
    kind: 'nominee',
    belongs: ofUser,
    columns: columns({ exported: 'name phone named_at_ms', internal: 'user_id' }),
  },
  data_exports: {
    kind: 'exports',
    belongs: ofUser,
    columns: columns({ exported: 'created_at_ms expires_at_ms', internal: 'id user_id' }),
  },
  schedules: {
    kind: 'nextLoans',
    belongs: ofUser,
    columns: columns({
      exported: 'order_no kind amount_paise usage created_at_ms state refusal refusal_text',
      internal: 'id seq user_id order_id card_id started_order_id',
    }),
  },
  key_facts_acknowledgements: {
    kind: 'keyFacts',
    belongs: { column: 'proposal_no', to: { table: 'key_facts_proposals', key: 'proposal_no' } },
    columns: columns({
      exported: 'proposal_no language answers acknowledged_at_ms',
      secret: 'facts_hash text_hash',
    }),
  },
  key_facts_proposals: {
    kind: 'keyFacts',
    belongs: ofOrder,
    columns: columns({
      exported: 'proposal_no facts issued_at_ms valid_until_ms',
      secret: 'facts_hash',
      internal: 'order_id version',
    }),
  },
  provider_charges: {
    kind: 'payments',
    belongs: ofPayment,
    columns: columns({
      exported: 'outcome amount_paise decided_at_ms',
      internal: 'payment_id deliver_at_ms attempts acknowledged_at_ms',
    }),
  },
  payment_notices: {
    kind: 'payments',
    belongs: ofPayment,
    columns: columns({
      exported: 'outcome amount_paise decided_at_ms effect',
      internal: 'seq payment_id times first_at_ms last_at_ms',
    }),
  },
  payments: {
    kind: 'payments',
    belongs: ofOrder,
    columns: columns({
      exported: 'purpose amount_paise state created_at_ms ended_at_ms refund_due_at_ms',
      secret: 'id',
      internal: 'seq order_id extension_id',
    }),
  },
  extensions: {
    kind: 'orders',
    belongs: ofOrder,
    columns: columns({
      exported:
        'number state rate_percent processing_fee_paise gst_paise interest_paise fee_paise requested_at_ms pay_until_ms due_at_ms ended_at_ms',
      internal: 'id order_id',
    }),
  },
  order_events: {
    kind: 'orders',
    belongs: ofOrder,
    columns: columns({ exported: 'at_ms from_state to_state cause', internal: 'seq order_id' }),
  },
  orders_set_aside: {
    kind: 'orders',
    belongs: ofOrder,
    columns: columns({ internal: 'order_id reason times since_ms next_try_at_ms' }),
  },
  rejections: {
    kind: 'denials',
    belongs: ofUser,
    columns: columns({ exported: 'until_ms', internal: 'user_id product_id' }),
  },
  orders: {
    kind: 'orders',
    belongs: ofUser,
    columns: columns({
      exported:
        'order_no state is_auto_money usage period_days interest_rate_percent_per_day overdue_rate_percent_per_day principal_paise processing_fee_paise gst_paise interest_paise received_paise repayment_paise applied_at_ms loaned_at_ms due_at_ms settled_at_ms is_extended cooling_off_days returned_paise was_on_time',
      internal:
        'id user_id product_id card_id audit_due_at_ms lending_due_at_ms extensions_asked extension_pay_until_ms',
    }),
  },
  bank_cards: {
    kind: 'cards',
    belongs: ofUser,
    columns: columns({
      exported: 'bank_code account_masked created_at_ms',
      secret: 'account_sealed account_hash',
      internal: 'id user_id',
    }),
  },
  aadhaar_verifications: {
    kind: 'identity',
    belongs: ofUser,
    columns: columns({ exported: 'verified_at_ms', secret: 'aadhaar_hash', internal: 'user_id' }),
  },
  identities: {
    kind: 'identity',
    belongs: ofUser,
    columns: columns({
      exported: 'aadhaar_masked pan_masked accepted_at_ms',
      secret: 'aadhaar_hash pan_hash',
      internal: 'user_id',
    }),
  },
  grievances: {
    kind: 'grievances',
    belongs: ofUser,
    columns: columns({
      exported: 'topic content created_at_ms answer_due_at_ms answer answered_at_ms',
      internal: 'id seq user_id order_id',
    }),
  },
  consent_events: {
    kind: 'consents',
    belongs: ofUser,
    columns: columns({
      exported: 'number purpose state way notice at_ms',
      secret: 'notice_hash previous_hash hash',
      internal: 'user_id',
    }),
  },
  consent_salts: {
    kind: 'consents',
    belongs: ofUser,
    columns: columns({ secret: 'salt last_hash', internal: 'user_id last_number' }),
  },
  users: {
    kind: 'account',
    belongs: { column: 'id', to: 'user' },
    columns: columns({
      exported:
        'phone language created_at_ms credit_limit_paise is_basic_done is_work_done is_identity_done is_face_done is_contact_done',
      secret: 'phone_sealed',
      internal: 'id purge_at_ms',
    }),
  },
  // Has no `belongs`, because only a hash of the phone number links a row to a borrower.
  kept_denials: {
    kind: 'denials',
    columns: columns({ secret: 'number_hash', internal: 'until_ms' }),
  },
  // Erasures skip `allowances` and `idempotency_keys`, because their rows expire after one day.
  allowances: common('scope used_at_ms'),
  idempotency_keys: common('scope_hash body_hash sealed_answer created_at_ms seq is_anonymous'),
  bank_branches: common('ifsc city_id name district'),
  bank_cities: common('id bank_id state_id name'),
  banks: common('id name'),
  clock: common('id offset_ms'),
  form_descriptors: common('form version fields'),
  job_leases: common('job holder until_ms'),
  kept_from: common('table_name seq'),
  loaded_files: common('name version'),
  products: common(
    'id position name logo external_url is_full order_num amounts_paise period_days periods_days interest_rate_percent_per_day service_rate_percent overdue_rate_percent_per_day extension_rate_percent loan_processing_time score slogan eligibility requirements',
  ),
  secrets: common('key value'),
  settings: common('key value'),
};
