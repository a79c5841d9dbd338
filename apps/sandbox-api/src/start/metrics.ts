import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import type { CompletedRequest } from '../http/observe-requests.ts';

export interface Metrics {
  countRequest: (request: CompletedRequest) => void;
  countFailedJob: (job: string) => void;
  /** The HTTP server of the metrics. The caller must call `listen`. */
  server: Server;
}

export function createMetrics({
  connections,
  countPostponed,
}: Pick<Database, 'connections'> & { countPostponed: () => Promise<number> }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'kosha_request_seconds',
    help: 'Requests by operation and code; code is the HTTP status where there is no envelope.',
    labelNames: ['operation', 'code'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 8],
    registers,
  });
  const events = new Counter({
    name: 'kosha_security_events_total',
    help: 'Sign-ins, sign-outs, refused codes and sessions, limits reached.',
    labelNames: ['event'],
    registers,
  });
  const failedJobs = new Counter({
    name: 'kosha_job_failures_total',
    help: 'Failures of what the server does without a request.',
    labelNames: ['job'],
    registers,
  });
  const gauge = new Gauge({
    name: 'kosha_database_connections',
    help: 'Open connections, and calls that wait for one.',
    labelNames: ['state'],
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
  registry.registerMetric(gauge);
  const aside = new Gauge({
    name: 'kosha_orders_set_aside',
    help: 'Orders that could not be moved when they were due.',
    registers: [],
    async collect() {
      this.set(await countPostponed());
    },
  });
  registry.registerMetric(aside);
  const server = createServer((_, response) => {
    registry.metrics().then(
      (text) => response.setHeader('Content-Type', registry.contentType).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const countRequest = ({ operation = 'other', code, status, ms, event }: CompletedRequest) => {
    seconds.observe({ operation, code: String(code ?? status) }, ms / 1000);
    if (event !== undefined) events.inc({ event });
  };
  return { countRequest, countFailedJob: (job) => failedJobs.inc({ job }), server };
}
