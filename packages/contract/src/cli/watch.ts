import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  contractOptions,
  defineCommand,
  readNamedContract,
  screenOptions,
  trafficOptions,
} from './command.ts';
import { createChecker } from '../exchange/checker.ts';
import { serversOf } from '../exchange/operations.ts';
import { reportOf } from '../findings/report.ts';
import { writeOutput } from '../findings/write-output.ts';
import { baseOf, parseServerUrl } from '../probe/host.ts';
import { readScreens } from '../usage/read-screens.ts';
import { createCollector } from '../exchange/collect-findings.ts';
import { createTrafficWatcher } from '../watch/watch.ts';
import { CannotCompare } from '../findings/cannot-compare.ts';

/** Returns the server's URL. @throws CannotCompare if the port is in use */
async function listenOnLocalhost(server: Server, port: string): Promise<string> {
  const number = Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new CannotCompare(`--port takes a number up to 65535, not "${port}"`);
  }
  server.listen(number, '127.0.0.1');
  await once(server, 'listening').catch(() => {
    throw new CannotCompare(`port ${port} is taken; name another with --port`);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function untilStopped(server: Server): Promise<void> {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  server.close();
  server.closeAllConnections();
}

export const command = defineCommand({
  name: 'watch',
  summary: 'Stands between the app and a server and shows live what drifts, until Ctrl+C.',
  positionals: ['URL'],
  options: {
    ...contractOptions,
    ...screenOptions,
    ...trafficOptions,
    host: { type: 'string', value: 'NAME', help: 'the host of URL, when it is another machine' },
    port: { type: 'string', default: '4181', value: 'N', help: 'where the app finds the proxy' },
    har: { type: 'string', value: 'FILE', help: 'where to save the traffic at the end' },
  },
  async run({ values, positionals: [address = ''] }) {
    const target = parseServerUrl(address, values.host);
    const contract = await readNamedContract(values);
    const { pathname } = new URL(baseOf(target, serversOf(contract.document)));
    const servers = [pathname === '/' ? '' : pathname];
    const checker = createChecker(contract.document, {
      envelope: contract.envelope,
      servers,
      show: values.show,
    });
    const collector = createCollector();
    const har = values.har ?? 'traffic.har';
    const { server, har: recording } = createTrafficWatcher(target, checker, (outcome, entry) =>
      collector.add(outcome, { har, entry }),
    );
    const save = async () => {
      if (values.har !== undefined) await writeOutput(har, JSON.stringify(recording(), null, 1));
    };
    // Saving early reports an unwritable file before any traffic is recorded.
    await save();
    const own = await listenOnLocalhost(server, values.port);
    process.stderr.write(`Open the app at ${own} and the drifts at ${own}/__contract\n`);
    await untilStopped(server);
    await save();
    const screens = await readScreens(contract.operations, values.app);
    return { report: reportOf(collector.findings(screens), collector.unchecked()) };
  },
});
