import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { CannotCompare } from '../findings/cannot-compare.ts';
import { contractOptions, defineCommand, screenOptions } from './command.ts';
import { contractToRead } from '../document/default-contract.ts';
import { trafficOptions } from './traffic-options.ts';
import { readContract } from '../document/read-contract.ts';
import { createChecker } from '../exchange/checker.ts';
import { serversOf } from '../exchange/operations.ts';
import { reportOf } from '../findings/report.ts';
import { baseOf, readServer } from '../probe/host.ts';
import { readScreens } from '../usage/read-screens.ts';
import { createCollector } from '../exchange/collect-findings.ts';
import { createWatch } from '../watch/watch.ts';

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
    const target = readServer(address, values.host);
    const contract = await readContract(
      contractToRead(values.api),
      values.envelope,
      values['allow-refs'],
    );
    const { pathname } = new URL(baseOf(target, serversOf(contract.document)));
    const servers = [pathname === '/' ? '' : pathname];
    const checker = createChecker(contract.document, {
      envelope: contract.envelope,
      servers,
      show: values.show,
    });
    const collector = createCollector();
    const har = values.har ?? 'traffic.har';
    const { server, har: recording } = createWatch(target, checker, (outcome, entry) =>
      collector.add(outcome, { har, entry }),
    );
    server.listen(Number(values.port), '127.0.0.1');
    await once(server, 'listening').catch(() => {
      throw new CannotCompare(`port ${values.port} is taken; name another with --port`);
    });
    const { port } = server.address() as AddressInfo;
    process.stderr.write(
      `Open the app at http://127.0.0.1:${port} and the drifts at http://127.0.0.1:${port}/__contract\n`,
    );
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    server.close();
    server.closeAllConnections();
    if (values.har !== undefined) await writeFile(values.har, JSON.stringify(recording(), null, 1));
    const screens = await readScreens(contract.operations, values.app);
    return { report: reportOf(collector.findings(screens), collector.unchecked()) };
  },
});
