import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { bundleContract, listOperations, repositoryRoot } from './load.ts';

const folder = join(repositoryRoot, 'openapi');
const contract = await bundleContract();
const operations = listOperations(contract);

interface Ref {
  $ref: string;
}

const readYaml = (file: string): unknown =>
  parse(readFileSync(join(folder, file), 'utf8'), { merge: true });
const root = readYaml('openapi.yaml') as { paths: Record<string, Record<string, Ref>> };
const yamlFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.yaml'),
);

function valuesOf(part: unknown, key: string): unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    name === key ? [value] : valuesOf(value, key),
  );
}

const sorted = (names: readonly string[]) => [...names].sort();

describe('the layout', () => {
  test('operation names are unique', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(names).toEqual([...new Set(names)]);
  });

  test.each(operations)(
    '$operationId is in a file of that name in the folder of its tag',
    (entry) => {
      const tags = entry.operation['tags'] as string[];
      expect(tags).toHaveLength(1);
      const { $ref } = root.paths[entry.path]![entry.method]!;
      expect($ref).toBe(`paths/${tags[0]}/${entry.operationId}.yaml`);
    },
  );

  test('every operation file is listed in the root file', () => {
    const listed = operations.map(({ path, method }) => root.paths[path]![method]!.$ref);
    const present = yamlFiles.filter((file) => file.startsWith('paths/'));
    expect(sorted(present)).toEqual(sorted(listed));
  });

  test('the example in the README equals its file', () => {
    const file = readFileSync(join(folder, 'paths/order/confirmLoan.yaml'), 'utf8');
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    expect(readme.replaceAll(/^ {3}/gm, '')).toContain(`\n${file}\`\`\``);
  });

  test('the page on hosting lists every CORS header', () => {
    const page = readFileSync(join(repositoryRoot, 'docs/hosting.md'), 'utf8');
    const [, list = ''] = /Access-Control-Allow-Headers` with([^]*?)\n- /.exec(page) ?? [];
    const named = [...list.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name.toLowerCase());
    const parameters = yamlFiles
      .filter((file) => file.startsWith('parameters/'))
      .map((file) => readYaml(file) as { name: string; in: string })
      .filter((parameter) => parameter.in === 'header')
      .map(({ name }) => name.toLowerCase());
    // Browsers may send Accept-Language without CORS permission.
    const queryAndHeaders = parameters.filter((name) => name !== 'accept-language');
    expect(sorted(named)).toEqual(sorted(['content-type', 'token', ...queryAndHeaders]));
  });

  test('every tag is described in the root file and used', () => {
    const described = (contract['tags'] as { name: string }[]).map(({ name }) => name);
    const used = operations.flatMap(({ operation }) => operation['tags'] as string[]);
    expect(sorted(described)).toEqual(sorted([...new Set(used)]));
  });
});

describe('the marks', () => {
  const origins = ['specified', 'assumed'];
  test.each(operations)('$operationId has an origin', ({ operation }) => {
    expect(origins).toContain(operation['x-origin']);
  });

  test.each(yamlFiles.filter((file) => file.startsWith('parameters/')))(
    'the header of %s has an origin',
    (file) => expect(origins).toContain((readYaml(file) as Record<string, unknown>)['x-origin']),
  );

  test('every origin is known', () => {
    const unknown = yamlFiles.flatMap((file) =>
      valuesOf(readYaml(file), 'x-origin')
        .filter((value) => !origins.includes(value as string))
        .map((value) => `${file}: ${value}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the headers', () => {
  const headers = ['web_uuid', 'os', 'packageName', 'fbp', 'fbc', 'fbUserId', 'accept-language'];

  const readingPosts = ['getDeviceNeedUpload', 'listOpinions'];

  test.each(operations)(
    '$operationId has the headers of §7; a write also has its idempotency key',
    (entry) => {
      const refs = contract.paths[entry.path]!['parameters'] as Ref[];
      expect(refs.map(({ $ref }) => headerName($ref))).toEqual(headers);
      const isWrite = entry.method === 'post' && !readingPosts.includes(entry.operationId);
      const own = (entry.operation['parameters'] ?? []) as Partial<Ref>[];
      const keys = own.filter(({ $ref }) => $ref && headerName($ref) === 'Idempotency-Key');
      expect(keys).toHaveLength(isWrite ? 1 : 0);
      const { 200: answer } = entry.operation['responses'] as { 200: { headers?: object } };
      expect(Object.keys(answer.headers ?? {})).toEqual(isWrite ? ['Idempotency-Replayed'] : []);
    },
  );

  function headerName(ref: string): string {
    const { parameters } = contract['components'] as {
      parameters: Record<string, { name: string }>;
    };
    return parameters[ref.split('/').at(-1)!]!.name;
  }

  test('every call requires the token, except those that the specification exempts (§2, D14, D37)', () => {
    const securityOf = (security: unknown) =>
      operations
        .filter(
          ({ operation }) => JSON.stringify(operation['security']) === JSON.stringify(security),
        )
        .map(({ operationId }) => operationId);
    expect(sorted(securityOf([]))).toEqual(['nativeUserLogin', 'tripartiteUserLogin']);
    expect(sorted(securityOf([{}, { token: [] }]))).toEqual([
      'answerContactVerification',
      'getAboutUs',
      'getClientConfig',
      'getContactVerification',
      'getCountry',
      'getEligibility',
      'getTrackingConfig',
      'listFaq',
      'login',
      'sendCode',
      'trackEventV2',
      'trackEventV3',
    ]);
    expect(securityOf(undefined)).toHaveLength(operations.length - 2 - 12);
  });

  test('only the calls for emergency contacts keep the session after -4 (D06)', () => {
    const ignoring = operations.filter(
      ({ operation }) => operation['x-session-lost'] === 'ignored',
    );
    expect(ignoring.map(({ operationId }) => operationId)).toEqual([
      'getContactVerification',
      'answerContactVerification',
    ]);
  });

  test('all operations of a path agree on the token and on the meaning of -4', () => {
    const traitsOf = ({ operation }: (typeof operations)[number]) =>
      JSON.stringify([operation['security'], operation['x-session-lost']]);
    const disagreeing = Object.keys(contract.paths).filter((path) => {
      const ofPath = operations.filter((entry) => entry.path === path);
      return new Set(ofPath.map(traitsOf)).size > 1;
    });
    expect(disagreeing).toEqual([]);
  });
});

describe('the responses', () => {
  interface Answers {
    200: {
      content: { 'application/json': { schema: { oneOf: [object, ...Ref[]] }; examples: object } };
    };
    default: Ref;
  }

  test.each(operations)(
    '$operationId responds with a success or a refusal, and with the common fault',
    ({ operation }) => {
      const responses = operation['responses'] as Answers;
      const { schema, examples } = responses[200].content['application/json'];
      const [success, ...failures] = schema.oneOf;
      expect(success).toMatchObject({
        type: 'object',
        required: expect.arrayContaining(['code', 'msg']),
      });
      const isNative = JSON.stringify(operation['security']) === '[]';
      expect(failures.map(({ $ref }) => $ref.split('/').at(-1))).toEqual([
        expect.stringMatching(/^Failure(Text)?$/),
        ...(isNative ? [] : ['SessionLost']),
      ]);
      expect(responses.default.$ref).toBe('#/components/responses/failure');
      const codes = Object.values(examples).map(({ value }) =>
        String((value as { code: unknown }).code),
      );
      expect(codes).toContain('0');
    },
  );

  test('every refusal of refusals.yaml is used by a call', () => {
    const examples = operations.flatMap(({ operation }) =>
      Object.keys((operation['responses'] as Answers)[200].content['application/json'].examples),
    );
    const listed = Object.keys(readYaml('refusals.yaml') as object);
    expect(listed.filter((name) => !examples.includes(name))).toEqual([]);
  });
});
