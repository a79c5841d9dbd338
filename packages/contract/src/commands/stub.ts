import { createStub } from '../stub/stub.ts';
import { contractOptions, defineCommand } from './command.ts';
import { listenHere, untilStopped } from './serve.ts';
import { trafficOptions } from './traffic-options.ts';
import { readNamedContract } from './read-named.ts';

export const command = defineCommand({
  name: 'stub',
  summary: 'Serves the examples of a contract and refuses what does not fit it, until Ctrl+C.',
  positionals: [],
  options: {
    ...contractOptions,
    ...trafficOptions,
    port: { type: 'string', default: '4182', value: 'N', help: 'where the app finds it' },
  },
  async run({ values }) {
    const contract = await readNamedContract(values);
    const tell = (line: string) => void process.stderr.write(`${line}\n`);
    const server = createStub(contract, { show: values.show, log: tell });
    const address = await listenHere(server, values.port);
    const count = contract.operations.length;
    tell(`${count} operations at ${address}; a call chooses by "Prefer: example=NAME",`);
    tell('"Prefer: status=404" or, with an envelope, "Prefer: refusal=CODE"');
    await untilStopped(server);
    return { page: '' };
  },
});
