import { basename } from 'node:path'
import { expect, inject } from 'vitest'
import { connectDatabase } from '../database.ts'
import type { Database } from '../database.ts'
import type { EmbeddedPostgresConnection } from '../embedded-postgres.ts'
import { createLog } from '../log.ts'
import { storeRows } from './store-rows.ts'
import { templateName } from './template.ts'

export interface TestDatabase {
  /** For a server that connects by itself. */
  readonly connection: EmbeddedPostgresConnection
  /** The same connection as a DATABASE_URL. */
  readonly url: string
  readonly database: Database
  /** Closes `database` and drops it, even if other connections are open. */
  drop(): Promise<void>
}

let made = 0

/**
 * Creates a database for one test, without rows: with all tables, or with none if `isBare`. Takes about 30 ms. Use it
 * once per file in `beforeAll`, or in each test with `drop` at the end.
 */
export async function createTestDatabase({ isBare = false } = {}): Promise<TestDatabase> {
  const name = `test_${process.pid}_${(made += 1)}`
  await maintain(`create database ${name} template ${isBare ? 'template0' : templateName} strategy file_copy`)
  const connection = { ...inject('postgres'), database: name }
  const database = await connectDatabase(connection, createLog('silent'), { checksRows: true })
  return {
    connection,
    url: urlOf(connection),
    database,
    async drop() {
      const folder = process.env['STORE_ROWS']
      const file = basename(expect.getState().testPath ?? '', '.test.ts')
      if (folder !== undefined) await storeRows(database, folder, file)
      await database.close()
      await maintain(`drop database ${name} with (force)`)
    },
  }
}

function urlOf({ host, port, user, database, password }: EmbeddedPostgresConnection): string {
  const place = new URL(`postgres://localhost:${port}/${database}`)
  place.username = user
  if (password) place.password = password
  place.searchParams.set('host', host)
  return place.href
}

async function maintain(sql: string): Promise<void> {
  const maintenance = await connectDatabase(inject('postgres'), createLog('silent'))
  try {
    const connection = await maintenance.connect()
    await connection.run(sql)
    connection.release()
  } finally {
    await maintenance.close()
  }
}
