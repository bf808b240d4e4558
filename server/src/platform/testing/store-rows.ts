import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { requireOne, statement } from '../statement.ts'

const lastMoment = statement(
  'test.last-moment',
  `select coalesce(greatest((select max(answered_at) from attempts), (select max(created_at) from users)), now()) as at`,
  z.object({ at: z.date() }),
)
const tableNames = statement(
  'test.table-names',
  `select table_name as name from information_schema.tables
   where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  z.object({ name: z.string() }),
)
const appliedMigrations = statement(
  'test.applied-migrations',
  'select id from schema_migrations order by applied_at, id',
  z.object({ id: z.string() }),
)

/**
 * Writes all rows of a database to a file, for `stored-rows.test.ts`: with `STORE_ROWS` set to a folder, each database
 * of a test does this before it is dropped, and the folder gets the list of migrations.
 */
export async function storeRows(database: Database, folder: string, name: string): Promise<void> {
  const { at } = await requireOne(database, lastMoment)
  const tables: string[] = []
  for (const { name: table } of await database.query(tableNames)) {
    if (table === 'schema_migrations') continue
    const read = statement(
      `test.rows-of-${table}`,
      `select row_to_json(one)::text as row from ${table} as one`,
      z.object({ row: z.string() }),
    )
    const rows = await database.query(read)
    if (rows.length > 0) tables.push(`"${table}": [\n${rows.map(({ row }) => row).join(',\n')}\n]`)
  }
  mkdirSync(folder, { recursive: true })
  const text = `{\n"at": "${at.toISOString()}",\n"tables": {\n${tables.join(',\n')}\n}\n}\n`
  writeFileSync(join(folder, `${name}.json`), text)
  const ids = (await database.query(appliedMigrations)).map(({ id }) => id)
  writeFileSync(join(folder, 'migrations.json'), `${JSON.stringify(ids, null, 1)}\n`)
}
