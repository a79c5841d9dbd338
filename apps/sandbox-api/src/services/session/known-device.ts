import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { sessions, users } from '../../db/schema/index.ts';
import { keyedHash } from '../../keys/ids.ts';
import type { Keys } from '../../keys/keys.ts';

/** With this hash, the server recognises a network without storing its IP address. */
export const hashNetwork = (keys: Keys, network: string | null): string | null =>
  network === null ? null : keyedHash(keys.numbers, `network:${network}`);

export async function matchKnownDevice(
  db: Db,
  caller: { phone: string; webUuid: string; network: string | null; keys: Keys },
): Promise<{ isDevice: boolean; isNetwork: boolean }> {
  const { phone, webUuid, network, keys } = caller;
  const onDevice = eq(sessions.webUuid, webUuid);
  const fromNetwork = eq(sessions.networkHash, hashNetwork(keys, network) ?? '');
  const [known] = await db
    .select({
      isDevice: sql<boolean | null>`bool_or(${onDevice})`,
      isNetwork: sql<boolean | null>`bool_or(${fromNetwork})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.phone, phone), or(onDevice, fromNetwork)));
  return { isDevice: known?.isDevice ?? false, isNetwork: known?.isNetwork ?? false };
}
