import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Checker, Outcome } from '../exchange/checker.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Mask } from '../exchange/mask.ts';
import { createProxy, type ProxiedExchange } from './proxy.ts';
import { toEntry, toHar } from './write-har.ts';
import { readMessage } from '../exchange/read-message.ts';

/** Findings quote traffic, so the page renders findings as text, never as markup. */
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>contract watch</title>
<style>
  :root { color-scheme: light dark }
  body { font: 15px/1.5 system-ui, sans-serif; margin: 1rem }
  table { border-collapse: collapse; width: 100% }
  th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #8886; overflow-wrap: anywhere; vertical-align: top }
  tr.breaking td:first-child { border-left: .3rem solid #b3261e }
  tr.warning td:first-child { border-left: .3rem solid #9a6700 }
</style>
<h1>What drifts</h1>
<p role="status"><span id="calls">0</span> calls checked, <span id="drifts">0</span> drifts,
  <span id="state">connecting</span>. <a href="/__contract/traffic.har" download>Save as HAR</a></p>
<table>
  <thead><tr><th>level<th>screen<th>call<th>field<th>expected<th>got<th>times</thead>
  <tbody></tbody>
</table>
<script>
  const rows = new Map();
  const at = (id) => document.getElementById(id);
  const source = new EventSource('/__contract/events');
  source.onopen = () => {
    at('state').textContent = 'live';
    rows.clear();
    document.querySelector('tbody').replaceChildren();
    at('calls').textContent = at('drifts').textContent = '0';
  };
  source.onerror = () => { at('state').textContent = 'not connected'; };
  source.onmessage = ({ data }) => {
    const { calls, drifts } = JSON.parse(data);
    at('calls').textContent = Number(at('calls').textContent) + calls;
    for (const drift of drifts) show(drift);
    at('drifts').textContent = rows.size;
  };
  function show({ level, screen, call, field, expected, got }) {
    const key = JSON.stringify([screen, call, field, expected, got]);
    let row = rows.get(key);
    if (!row) {
      row = document.querySelector('tbody').insertRow(0);
      row.className = level;
      for (const text of [level, screen, call, field, expected, got, '0']) row.insertCell().textContent = text;
      rows.set(key, row);
    }
    row.lastChild.textContent = Number(row.lastChild.textContent) + 1;
  }
</script>
</html>
`;

function toExchange({ request, requestBody, response, responseBody }: ProxiedExchange): Exchange {
  return {
    method: request.method ?? 'GET',
    url: `http://${request.headers.host ?? 'host'}${request.url ?? '/'}`,
    request: readMessage(request, requestBody),
    response: { status: response.statusCode ?? 0, ...readMessage(response, responseBody) },
  };
}

interface Drift {
  level: string;
  screen: string;
  call: string;
  field: string;
  expected: string;
  got: string;
}

interface Message {
  calls: number;
  drifts: Drift[];
}

const maxStored = 5000;

export interface TrafficWatcher {
  server: Server;
  har: () => object;
}

/**
 * Creates a proxy to `target` that checks each call. Requests below `/__contract` are not forwarded:
 * the proxy responds to them with its own pages.
 */
export function createTrafficWatcher(
  target: URL,
  checker: Checker,
  onChecked: (outcome: Outcome, entry: number) => void,
): TrafficWatcher {
  const entries: object[] = [];
  const messages: Message[] = [];
  const listeners = new Set<ServerResponse>();
  const har = () => toHar(entries);

  const own = (request: IncomingMessage, response: ServerResponse): boolean => {
    const handler = pages[request.url ?? ''];
    if (handler) handler(response);
    return handler !== undefined;
  };
  const pages: Record<string, (response: ServerResponse) => void> = {
    '/__contract': (response) => send(response, 'text/html; charset=utf-8', page),
    '/__contract/traffic.har': (response) =>
      send(response, 'application/json', JSON.stringify(har(), null, 1)),
    '/__contract/events': (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      // Writes an SSE comment, which sends the headers before the first event.
      response.write(': here\n\n');
      for (const message of messages) response.write(eventOf(message));
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    },
  };

  function onExchange(proxied: ProxiedExchange): void {
    const exchange = toExchange(proxied);
    const outcome = checker.check(exchange);
    if (!outcome) return;
    entries.push(toEntry(exchange, proxied.startedAt, proxied.ms, checker.mask));
    onChecked(outcome, entries.length);
    const message = { calls: 1, drifts: driftsOf(outcome, exchange, checker.mask) };
    messages.push(message);
    if (entries.length > maxStored) entries.shift();
    if (messages.length > maxStored) messages.shift();
    for (const listener of listeners) listener.write(eventOf(message));
  }

  return { server: createProxy(target, own, onExchange), har };
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

const eventOf = (message: Message) => `data: ${JSON.stringify(message)}\n\n`;

function driftsOf({ operation, problems }: Outcome, exchange: Exchange, mask: Mask): Drift[] {
  const call = operation?.id ?? `${exchange.method} ${mask.text(new URL(exchange.url).pathname)}`;
  const screen = screenOf(exchange, mask);
  return problems.map(({ level, rule, field, expected, got }) => ({
    level,
    screen,
    call: `${call}, ${rule.split('-')[0]}`,
    field,
    expected,
    got,
  }));
}

function screenOf({ request }: Exchange, mask: Mask): string {
  const referrer = request.headers.get('referer') ?? '';
  return URL.canParse(referrer) ? mask.text(new URL(referrer).pathname) : 'unknown';
}
