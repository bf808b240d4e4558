import { createHash } from 'node:crypto'
import { z } from 'zod'
import { statement } from './statement.ts'
import type { Database } from './database.ts'
import { StartupProblem } from './startup-problem.ts'

/** A step of the schema, written by the feature that owns the tables. Once released it is never changed. */
export interface Migration {
  /** Unique: `2026-11-21-accounts`. */
  readonly id: string
  readonly sql: string
}

/** Any number, the same in every copy of the server. */
const lockKey = 7_205_759_403

const lock = statement('migrate.lock', 'select pg_advisory_lock($1)')
const unlock = statement('migrate.unlock', 'select pg_advisory_unlock($1)')
const selectApplied = statement(
  'migrate.select-applied',
  'select id, checksum from schema_migrations',
  z.object({
    id: z.string(),
    checksum: z.string(),
  }),
)
const insertApplied = statement(
  'migrate.insert-applied',
  'insert into schema_migrations (id, checksum) values ($1, $2)',
)

/**
 * Brings the schema up to date, forward only: each step in a transaction of its own, in the order given.
 * Servers that start at once take turns. Answers the ids of the steps it took.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  const connection = await database.connect()
  try {
    await connection.query(lock, [lockKey])
    await connection.run(`create table if not exists schema_migrations (
      id text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`)
    const rows = await connection.query(selectApplied)
    const applied = new Map(rows.map((row) => [row.id, row.checksum]))
    const taken: string[] = []
    for (const { id, sql } of migrations) {
      const checksum = createHash('sha256').update(sql).digest('hex')
      const recorded = applied.get(id)
      if (recorded === checksum) continue
      if (recorded !== undefined) {
        throw new StartupProblem(
          `The migration ${id} was changed after this database had taken it. Put it back and add a new one.`,
        )
      }
      await connection.transaction(async (tx) => {
        await connection.run(sql)
        await tx.query(insertApplied, [id, checksum])
      })
      taken.push(id)
    }
    await connection.query(unlock, [lockKey])
    connection.release()
    return taken
  } catch (error) {
    // Ending the connection frees the lock whatever state it is in.
    connection.release(true)
    throw error
  }
}
