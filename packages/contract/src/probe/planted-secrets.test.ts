import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { useFolder } from '../../test/loans.ts';
import { contract, leaksIn, secrets, exchangesWithSecrets, textOf } from '../../test/planted.ts';
import { useServers } from '../../test/serve.ts';
import { formats } from '../findings/formats.ts';
import type { Report } from '../findings/report.ts';

const { write, run } = useFolder();
const listen = useServers();
const api = write('secret-loans.json', contract);

const token = secrets.find((secret) => /^[a-z]{8}\d/.test(secret))!;
const phone = secrets.find((secret) => /^\d{10}$/.test(secret))!;
const person = secrets.find((secret) => secret.includes(' '))!;
const code = secrets.find((secret) => /^\d{6}$/.test(secret))!;
const config = write('probe.json', {
  headers: { token: '{token}', 'x-trace': token, 'x-for': person },
  signIn: [{ url: '/login', body: { phone, otp: code }, take: { token: '/token' } }],
  values: { page: Number(phone), kind: person },
  others: { page: Number(code) },
});

const serve = () => {
  let count = 0;
  return listen(
    createServer((request, response) => {
      request.resume();
      if (request.url === '/login') return response.end(JSON.stringify({ token }));
      const {
        status = 200,
        answer,
        responseHeaders,
      } = exchangesWithSecrets[count++ % exchangesWithSecrets.length] ?? {};
      for (const [name, value] of responseHeaders ?? [['content-type', 'application/json']]) {
        response.setHeader(name, value);
      }
      return response.writeHead(status).end(textOf(answer ?? { code: 0, data: [] }));
    }),
  );
};

const probe = async (...args: string[]) => {
  const options = ['--api', api, '--config', config, '--writes', '--rate', '100000'];
  return run(
    'probe',
    await serve(),
    ...options,
    '--samples',
    String(exchangesWithSecrets.length),
    ...args,
  );
};

test('--show prints a curl command that repeats the request, secrets included', async () => {
  const { stdout } = await probe('--show');
  expect(stdout).toContain(`-H 'token: ${token}' -H 'x-trace: ${token}' -H 'x-for: ${person}'`);
  expect(stdout).toContain(`/api/loans?page=${phone}'`);
});

test('without --show no format contains a secret of the server or the configuration', async () => {
  const { exitCode, stdout, stderr } = await probe('--format', 'json');
  expect(exitCode).toBe(1);
  const report = JSON.parse(stdout) as Report;
  for (const render of Object.values(formats)) {
    const text = render(report, 'contract probe');
    expect(text).toContain('curl ');
    expect(leaksIn(text + stderr)).toEqual([]);
  }
});
