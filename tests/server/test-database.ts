import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { queryOnce, socketUrl } from '../../server/database/embedded/postmaster.ts';
import { TEMPLATE } from './cluster.ts';

export interface TestDatabase {
  /** As DATABASE_URL has it. */
  readonly url: string;
  query(sql: string): Promise<void>;
  drop(): Promise<void>;
}

/** A migrated, empty database of its own in the cluster of the run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const socket = inject('clusterSocket');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await queryOnce(socket, 'postgres', `create database ${name} template ${TEMPLATE}`);
  return {
    url: socketUrl(socket, name),
    query: async (sql) => void (await queryOnce(socket, name, sql)),
    drop: async () => void (await queryOnce(socket, 'postgres', `drop database if exists ${name} with (force)`)),
  };
}
