import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('the metrics include requests by operation and code, security events, and connections', async () => {
  const { countRequest, server } = createMetrics({
    connections: () => ({ open: 3, waiting: 1 }),
    countPostponed: async () => 2,
  });
  const request = { id: '1', method: 'POST', path: '/x', status: 200, ms: 30, borrower: undefined };
  countRequest({ ...request, operation: 'login', code: 422, event: 'refused-code' });
  countRequest({ ...request, operation: undefined, code: undefined, event: undefined });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  server.close();
  for (const line of [
    'kosha_request_seconds_count{operation="login",code="422"} 1',
    'kosha_request_seconds_count{operation="other",code="200"} 1',
    'kosha_security_events_total{event="refused-code"} 1',
    'kosha_database_connections{state="open"} 3',
    'kosha_database_connections{state="waiting"} 1',
    'kosha_orders_set_aside 2',
  ]) {
    expect(text).toContain(line);
  }
});
