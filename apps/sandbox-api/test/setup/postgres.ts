import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../src/db/database.ts';
import { seed } from '../../src/db/seed/seed.ts';
import { chooseDataFolder, startPostgres } from './postgres-server.ts';
import { withDatabaseName } from './postgres-url.ts';
import { sampleIfscFile } from '../sample-ifsc-file.ts';
import './provided.ts';

/**
 * Uses the server of DATABASE_URL, or starts a server. Creates a template database, of which each
 * test file gets a copy.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL'];
  const server = given
    ? { url: given, stop: () => Promise.resolve() }
    : await startPostgres({ parent: await chooseDataFolder() });
  const template = `kosha_template_${process.pid}`;
  await run(server.url, `create database ${template}`);
  const database = await openPostgres(withDatabaseName(server.url, template));
  await seed(database.db, sampleIfscFile);
  await database.close();
  project.provide('testDatabase', { kind: 'postgres', url: server.url, template });
  return async () => {
    await run(server.url, `drop database ${template}`);
    await server.stop();
  };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
