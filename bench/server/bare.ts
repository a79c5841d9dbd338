/**
 * The baseline for the reference server, with the same framework, driver and responses. Uses
 * hand-written SQL and validates only the session.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { readOrCreateKeys } from '../../apps/sandbox-api/src/start/key-file.ts';
import { sealStored } from '../../apps/sandbox-api/src/keys/seal.ts';
import { hashNumber } from '../../apps/sandbox-api/src/keys/hash-number.ts';
import { setKeepAlive } from '../../apps/sandbox-api/src/start/http-server.ts';
import { openDriver } from './driver.ts';
import { cardView, detailView, formView, homeView, listView, productView } from './bare-views.ts';

interface NewCard {
  productId: string;
  bankCode: string;
  cardNo: string;
}

const { DATABASE_URL, DATA_DIR = '', KEYS_FILE = '' } = process.env;
const keys = await readOrCreateKeys(KEYS_FILE);
const { query, transaction, close } = await openDriver(DATABASE_URL, DATA_DIR);
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
const ok = (c: Context, data: unknown) => c.json({ code: 0, msg: 'ok', data });

async function signedIn(c: Context): Promise<string> {
  const [row] = await query(
    `select s.user_id, s.created_at_ms, s.last_used_at_ms, u.phone, c.offset_ms
     from sessions s join users u on u.id = s.user_id cross join clock c
     where s.token_hash = $1 and s.ended_at_ms is null`,
    [sha256(c.req.header('token') ?? '')],
  );
  const isLive = Date.now() - Number(row?.['created_at_ms']) < 30 * 86_400_000;
  if (row === undefined || !isLive) throw new Error('Not signed in.');
  return row['user_id'] as string;
}

const orderColumns = `o.*, p.name as product_name, p.logo as product_logo, b.account_masked,
  exists (select from payments y where y.order_id = o.id and y.state = 'processing')
    as is_payment_checked
  from orders o join products p on p.id = o.product_id join bank_cards b on b.id = o.card_id`;

const app = new Hono();

app.get('/api1/home/v1/index', async (c) => {
  const userId = await signedIn(c);
  const [products, orders] = await Promise.all([
    query('select * from products order by position'),
    query(`select ${orderColumns} where o.user_id = $1 order by o.applied_at_ms desc`, [userId]),
  ]);
  return ok(c, homeView(products, orders));
});

app.get('/api1/order/v1/list', async (c) => {
  const userId = await signedIn(c);
  const orders = await query(
    `select ${orderColumns} where o.user_id = $1 order by o.applied_at_ms desc`,
    [userId],
  );
  return ok(c, orders.map(listView));
});

app.get('/api1/order/v1/detail', async (c) => {
  const userId = await signedIn(c);
  const orderId = c.req.query('orderId');
  const [order] = await query(`select ${orderColumns} where o.id = $1 and o.user_id = $2`, [
    orderId,
    userId,
  ]);
  const [payment] = await query(
    `select state from payments where order_id = $1 and purpose = 'repayment' order by seq desc limit 1`,
    [orderId],
  );
  const [keyFacts] = await query(
    `select k.proposal_no, exists (select from key_facts_acknowledgements a
       where a.proposal_no = k.proposal_no) as is_acknowledged
     from key_facts_proposals k where k.order_id = $1 order by k.version desc limit 1`,
    [orderId],
  );
  return order === undefined ? c.notFound() : ok(c, detailView(order, payment, keyFacts));
});

app.get('/api1/product/v1/product-info', async (c) => {
  const userId = await signedIn(c);
  const [[product], [onTime]] = await Promise.all([
    query('select * from products where id = $1', [c.req.query('id')]),
    query('select count(*) from orders where user_id = $1 and was_on_time', [userId]),
  ]);
  return product === undefined
    ? c.notFound()
    : ok(c, productView(product, Number(onTime?.['count'])));
});

app.get('/api1/bank/v1/find-user-bank-card', async (c) => {
  const userId = await signedIn(c);
  const cards = await query(
    `select c.*, b.name bank_name from bank_cards c
     left join bank_branches r on r.ifsc = c.bank_code left join bank_cities t on t.id = r.city_id
     left join banks b on b.id = t.bank_id
     where c.user_id = $1 order by c.created_at_ms desc, c.id desc`,
    [userId],
  );
  return ok(c, cards.map(cardView));
});

app.get('/api1/auth/v1/auth-page-info', async (c) => {
  await signedIn(c);
  const [form] = await query(
    `select fields from form_descriptors where form = 'baseInfo' and version =
       coalesce((select (value)::int from settings where key = 'formVersion'), 1)`,
  );
  return ok(c, formView(form));
});

app.post('/api1/bank/v1/bind-card', async (c) => {
  const userId = await signedIn(c);
  const text = await c.req.text();
  const { productId, bankCode, cardNo } = JSON.parse(text) as NewCard;
  const key = sha256(`${userId}\n${c.req.header('idempotency-key') ?? ''}`);
  return transaction(async (tx) => {
    const now = Date.now();
    const taken = await tx(
      `insert into idempotency_keys (scope_hash, body_hash, created_at_ms) values ($1, $2, $3)
       on conflict do nothing returning scope_hash`,
      [key, sha256(text), now],
    );
    if (taken.length === 0) return c.json({ code: 409, msg: 'Twice', data: null });
    await tx('select * from products where id = $1', [productId]);
    await tx('select * from bank_branches where ifsc = $1', [bankCode]);
    const id = crypto.randomUUID();
    const { hash, masked } = hashNumber(keys, 'account', cardNo);
    await tx(
      `insert into bank_cards
         (id, user_id, bank_code, account_sealed, account_hash, account_masked, created_at_ms)
       select $1, $2, $3, $4, $5, $6, $7
       where (select count(*) from bank_cards where user_id = $2) < 20`,
      [id, userId, bankCode, sealStored(keys, cardNo, id), hash, masked, now],
    );
    const response = JSON.stringify({ code: 0, msg: 'ok', data: { id } });
    await tx('update idempotency_keys set sealed_answer = $1 where scope_hash = $2', [
      response,
      key,
    ]);
    return c.body(response, 200, { 'content-type': 'application/json' });
  });
});

// Connections must stay open while the benchmark measures the other server.
const server = setKeepAlive(createServer(getRequestListener(app.fetch))).listen(0, '127.0.0.1');
await once(server, 'listening');
console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => void close());
});
