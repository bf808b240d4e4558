import { createHash } from 'node:crypto'
import { z } from 'zod'
import { statement } from './statement.ts'
import type { Database } from './database.ts'
import { StartupProblem } from './startup-problem.ts'

/** A schema migration, written by the feature that owns the tables. Never change one after its release. */
export interface Migration {
  /** Unique, for example `2026-11-21-accounts`. */
  readonly id: string
  readonly sql: string
}

/** An arbitrary number, the same in every server instance. */
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
 * Applies all missing migrations in order, forward only, each in its own transaction. Servers that start at once take
 * turns. Returns the ids of the applied migrations.
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
    // Closing the connection releases the lock in any case.
    connection.release(true)
    throw error
  }
}
