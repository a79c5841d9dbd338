import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../src/db/database.ts';
import { startOfTestsMs } from './test-server.ts';

export async function fillWithBorrowers(db: Db, count: number): Promise<void> {
  for (const fill of borrowerInsertStatements(count, startOfTestsMs)) await db.execute(fill);
  await db.execute(sql`analyze`);
}

export const phoneBase = 7_000_000_000;

/**
 * `keyId` is the id of the key that encrypts account numbers. All borrowers have cards, sessions,
 * orders and payments; only the first `rest` borrowers have rows in the other tables.
 */
export function borrowerInsertStatements(
  count: number,
  nowMs: number,
  { keyId = '', rest = count }: { keyId?: string; rest?: number } = {},
): readonly SQL[] {
  const now = sql`${nowMs}::bigint`;
  const ago = sql`(${now} - (n % 360) * 86400000::bigint)`;
  const every = sql`generate_series(1, ${count}::int) n`;
  const threeTimes = sql`generate_series(1, ${3 * count}::int) n`;
  const user = sql`'u' || (1 + (n - 1) % ${count}::int)`;
  const restEvery = sql`generate_series(1, ${rest}::int) n`;
  const restThreeTimes = sql`generate_series(1, ${3 * rest}::int) n`;
  const restUser = sql`'u' || (1 + (n - 1) % ${rest}::int)`;
  return [
    sql`insert into users (id, phone, created_at_ms, credit_limit_paise, is_basic_done, is_work_done,
        is_identity_done, is_face_done, is_contact_done)
      select 'u' || n, (${phoneBase}::bigint + n)::text, ${ago}, 1000000, true, true, true, true, true from ${every}`,
    sql`insert into bank_cards (id, user_id, bank_code, account_sealed, account_hash, account_masked, created_at_ms)
      select 'c' || n, 'u' || n, 'HDFC0000001', ${keyId}::text || '.s', 'h' || n, '1234', ${ago} from ${every}`,
    sql`insert into sessions (token_hash, user_id, web_uuid, created_at_ms, last_used_at_ms, ended_at_ms)
      select 't' || n, ${user}, 'w' || n, ${ago}, ${now} - (n % 50) * 86400000::bigint,
        case when n > ${count}::int then ${now} - (n % 50) * 86400000::bigint end from ${threeTimes}`,
    sql`insert into orders (id, order_no, user_id, product_id, card_id, state, is_auto_money, period_days,
        interest_rate_percent_per_day, overdue_rate_percent_per_day, principal_paise, processing_fee_paise,
        gst_paise, interest_paise, received_paise, repayment_paise, applied_at_ms, audit_due_at_ms)
      select 'o' || n, 'F' || n, ${user}, '1', 'c' || (1 + (n - 1) % ${count}::int),
        case when n > ${count}::int then '9' when n % 2 = 0 then '6' else '8' end, true, 7, 0.08, 1,
        500000, 50000, 9000, 2800, 441000, 502800, ${ago}, ${ago} from ${threeTimes}`,
    sql`insert into payments (id, order_id, purpose, amount_paise, state, created_at_ms)
      select 'p' || n, 'o' || n, 'repayment', 502800, 'paid', ${ago} from ${threeTimes}`,
    sql`insert into key_facts_proposals (proposal_no, order_id, version, facts, facts_hash, issued_at_ms, valid_until_ms)
      select 'KF' || n, 'o' || n, 1, '{}', 'h', ${ago}, ${ago} from ${restThreeTimes}`,
    sql`insert into key_facts_acknowledgements (proposal_no, facts_hash, text_hash, language, answers, acknowledged_at_ms)
      select 'KF' || n, 'h', 'h', 'en', '[]', ${ago} from ${restThreeTimes}`,
    sql`insert into order_events (order_id, at_ms, to_state, cause)
      select 'o' || n, ${ago}, '6', 'money sent' from ${restThreeTimes}`,
    sql`insert into provider_charges (payment_id, outcome, amount_paise, decided_at_ms, deliver_at_ms, acknowledged_at_ms)
      select 'p' || n, 'paid', 502800, ${ago}, ${ago}, ${ago} from ${restThreeTimes}`,
    sql`insert into payment_notices (payment_id, outcome, amount_paise, decided_at_ms, effect, first_at_ms, last_at_ms)
      select 'p' || n, 'paid', 502800, ${ago}, 'settled', ${ago}, ${ago} from ${restThreeTimes}`,
    sql`insert into extensions (id, order_id, number, state, rate_percent, processing_fee_paise, gst_paise,
        interest_paise, fee_paise, requested_at_ms, pay_until_ms, due_at_ms)
      select 'e' || n, 'o' || n, 1, 'paid', 3, 15000, 2700, 2800, 20500, ${ago}, ${ago}, ${ago} from ${restEvery}`,
    sql`insert into schedules (id, kind, user_id, order_id, amount_paise, created_at_ms, state)
      select 's' || n, 'reapply', 'u' || n, 'o' || n, 500000, ${now} - (n % 80) * 86400000::bigint,
        case when n % 2 = 0 then 'started' else 'refused' end from ${restEvery}`,
    sql`insert into rejections (user_id, product_id, until_ms) select 'u' || n, '1', ${ago} from ${restEvery}`,
    sql`insert into kept_denials (number_hash, until_ms)
      select 'h' || n, ${now} + (n % 15) * 86400000::bigint from ${restEvery}`,
    sql`insert into opinions (id, user_id, problem_type, content, created_at_ms, answered_at_ms)
      select 'f' || n, 'u' || n, 'Other', 'text', ${ago}, ${ago} from ${restEvery}`,
    sql`insert into pictures (id, user_id, kind, media_type, size_bytes, width_px, height_px, sha256, verdict, created_at_ms)
      select 'i' || n, ${restUser}, (array['pan', 'face', 'aadhaarFront'])[1 + n / (${rest}::int + 1)], 'image/jpeg', 1, 1, 1, 'x', 'passed', ${ago} from ${restThreeTimes}`,
    sql`insert into otps (id, phone, web_uuid, code_hash, created_at_ms, expires_at_ms)
      select 'k' || n, (${phoneBase}::bigint + n)::text, 'w' || n, 'h', ${now}, ${now} from ${restEvery}`,
    sql`insert into native_proofs (proof_hash, app, phone, expires_at_ms)
      select 'r' || n, 'own', (${phoneBase}::bigint + n)::text, ${now} + 60000 from ${restEvery}`,
    sql`insert into device_positions (user_id, address, latitude, longitude, shared_at_ms)
      select 'u' || n, 'a', 1, 1, ${ago} from ${restEvery}`,
    sql`insert into form_answers (user_id, form, version, answers, saved_at_ms)
      select 'u' || n, 'baseInfo', 1, '{}', ${ago} from ${restEvery}`,
    sql`insert into aadhaar_verifications (user_id, aadhaar_hash, verified_at_ms)
      select 'u' || n, 'a' || n, ${now} - (n % 25) * 86400000::bigint from ${restEvery}`,
    sql`insert into identities (user_id, aadhaar_hash, aadhaar_masked, pan_hash, pan_masked, accepted_at_ms)
      select 'u' || n, 'a' || n, 'x', 'q' || n, 'x', ${ago} from ${restEvery}`,
    sql`insert into nominees (user_id, name, phone, named_at_ms) select 'u' || n, 'x', '1', ${ago} from ${restEvery}`,
    sql`insert into data_exports (id, user_id, created_at_ms, expires_at_ms)
      select 'd' || n, 'u' || n, ${now}, ${now} + 60000 from ${restEvery}`,
    sql`insert into grievances (id, user_id, topic, content, created_at_ms, answer_due_at_ms)
      select 'g' || n, 'u' || n, 'loan', 'text', ${ago}, ${ago} from ${restEvery}`,
    sql`insert into consent_salts (user_id, salt, last_number, last_hash)
      select 'u' || n, 's', 3, 'h' from ${restEvery}`,
    sql`insert into consent_events (user_id, number, purpose, state, notice, notice_hash, at_ms, hash)
      select ${restUser}, 1 + (n - 1) / ${rest}::int, (array['privacy', 'tracking', 'place'])[1 + (n - 1) / ${rest}::int], 'given', '{}', 'h', ${ago}, 'h' from ${restThreeTimes}`,
    sql`insert into contacts (id, user_id, position, name, phone, relation, token_hash, created_at_ms, expires_at_ms, answer)
      select 'n' || n, ${restUser}, 1 + (n - 1) / ${rest}::int, 'x', '1', '1', 'z' || n, ${ago}, ${ago}, 'confirmed' from ${restThreeTimes}`,
    sql`insert into sms_messages (id, phone, body, created_at_ms)
      select 'm' || n, (${phoneBase}::bigint + n)::text, 'text', ${now} - (n % 80) * 86400000::bigint from ${restEvery}`,
    sql`insert into idempotency_keys (scope_hash, body_hash, created_at_ms, is_anonymous)
      select 'i' || n, 'b', ${now} - n, n % 2 = 0 from ${restThreeTimes}`,
    sql`insert into allowances (scope, used_at_ms) select 'x' || n, array[${now} - n] from ${restThreeTimes}`,
    sql`insert into tracking_events (version, web_uuid, event, received_at_ms)
      select 2, 'w' || n, '{}', ${now} - n from ${restThreeTimes}`,
  ];
}
