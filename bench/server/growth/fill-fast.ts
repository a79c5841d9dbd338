import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { borrowerInsertStatements } from '../../../apps/sandbox-api/test/fill-with-borrowers.ts';

/** One database connection per CPU core of the benchmark's machine. */
const connectionCount = 2;

/**
 * Inserts without foreign key checks and creates the indexes last, because both slow down inserts.
 */
export async function fillFast(
  url: string,
  count: number,
  more: { keyId: string; rest: number },
): Promise<void> {
  const clients = await Promise.all(Array.from({ length: connectionCount }, () => connect(url)));
  const [first] = clients;
  if (first === undefined) return;
  const { rows } = await first.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)`);
  for (const { name } of rows) await first.query(`drop index ${name}`);
  await share(
    clients,
    borrowerInsertStatements(count, Date.now(), more).map(
      (fill) => (client) => drizzle(client).execute(fill),
    ),
  );
  await share(
    clients,
    rows.map(
      ({ definition }) =>
        (client) =>
          client.query(definition),
    ),
  );
  await first.query('vacuum analyze');
  await Promise.all(clients.map((client) => client.end()));
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(`set session_replication_role = replica; set synchronous_commit = off;
    set maintenance_work_mem = '1GB'`);
  return client;
}

async function share(
  clients: readonly Client[],
  work: readonly ((client: Client) => Promise<unknown>)[],
): Promise<void> {
  const left = [...work];
  await Promise.all(
    clients.map(async (client) => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) await next(client);
    }),
  );
}
