import { createReadStream, createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { requireOne, selectOne, statement } from './statement.ts'
import type { Connection, Database, Queryable } from './database.ts'
import { migrate } from './migrate.ts'
import type { Migration } from './migrate.ts'
import { StartupProblem } from './startup-problem.ts'

/*
 * A backup is gzipped text. The first line is a JSON header. Then, for each table, referenced tables first, come a line
 * `#table name` and one line of JSON per row, as the database writes it. The last line is `#end rows`.
 */
const format = 1

interface Head {
  readonly format: number
  readonly takenAt: string
  /** The migrations that had been applied to the database. */
  readonly migrations: readonly string[]
}

const applied = statement(
  'backup.migrations',
  'select id from schema_migrations order by applied_at, id',
  z.object({
    id: z.string(),
  }),
)
const tables = statement(
  'backup.tables',
  `select c.relname as name,
    array(select distinct f.confrelid::regclass::text from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as "refersTo"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> 'schema_migrations'
  order by c.relname`,
  z.object({
    name: z.string(),
    refersTo: z.array(z.string()),
  }),
)
const fetch = statement(
  'backup.fetch',
  'fetch 1000 from backup_rows',
  z.object({
    row: z.string(),
  }),
)
const hasUsers = statement(
  `backup.has-users-table`,
  `select to_regclass('public.users') is not null as "isThere"`,
  z.object({
    isThere: z.boolean(),
  }),
)
const anyUser = statement('backup.any-user', 'select 1 as one from users limit 1')

/** Orders the tables so that each comes after all tables it references. */
async function tablesInOrder(db: Queryable): Promise<string[]> {
  const rows = await db.query(tables)
  const ordered: string[] = []
  while (ordered.length < rows.length) {
    const next = rows.filter(
      ({ name, refersTo }) => !ordered.includes(name) && refersTo.every((other) => ordered.includes(other)),
    )
    if (next.length === 0) throw new Error('The tables have circular foreign keys.')
    ordered.push(...next.map(({ name }) => name))
  }
  return ordered
}

/** Writes a consistent snapshot of all rows while others keep writing. Returns the number of rows. */
export async function writeBackup(database: Database, file: string, at: Date): Promise<number> {
  const connection = await database.connect()
  const unfinished = `${file}.part`
  const gzip = createGzip()
  const out = gzip.pipe(createWriteStream(unfinished, { mode: 0o600 }))
  const put = async (line: string) => {
    if (!gzip.write(`${line}\n`)) await once(gzip, 'drain')
  }
  try {
    await connection.run('begin isolation level repeatable read read only')
    const migrations = (await connection.query(applied)).map(({ id }) => id)
    await put(JSON.stringify({ format, takenAt: at.toISOString(), migrations } satisfies Head))
    let written = 0
    for (const table of await tablesInOrder(connection)) {
      await put(`#table ${table}`)
      written += await writeRows(connection, table, put)
    }
    await put(`#end ${written}`)
    await connection.run('commit')
    gzip.end()
    await finished(out)
    // Rename only at the end, so that a file under the final name is complete.
    await rename(unfinished, file)
    connection.release()
    return written
  } catch (error) {
    connection.release(true)
    throw error
  }
}

async function writeRows(
  connection: Connection,
  table: string,
  put: (line: string) => Promise<void>,
): Promise<number> {
  await connection.run(
    `declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${table} t`,
  )
  let written = 0
  for (;;) {
    const rows = await connection.query(fetch)
    for (const { row } of rows) await put(row)
    written += rows.length
    if (rows.length === 0) break
  }
  await connection.run('close backup_rows')
  return written
}

const batch = 500

/**
 * Restores a backup into a database without accounts, and removes everything else in it. Creates the schema as it was
 * at the time of the backup, loads the rows, then applies the later migrations. Returns the number of rows. An
 * incomplete file stores no rows.
 */
export async function readBackup(
  database: Database,
  file: string,
  migrations: readonly Migration[],
): Promise<number> {
  if ((await requireOne(database, hasUsers)).isThere) {
    if (await selectOne(database, anyUser))
      throw new StartupProblem('There are accounts in this database. Restore into one that is empty.')
  }
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity })
  const all = lines[Symbol.asyncIterator]()
  const head = headOf(await all.next(), migrations)
  const connection = await database.connect()
  try {
    await connection.run('drop schema public cascade; create schema public;')
    const past = migrations.filter(({ id }) => head.migrations.includes(id))
    await migrate(database, past)
    const rows = await connection.transaction((tx) => insertRows(tx, all))
    await migrate(database, migrations)
    connection.release()
    return rows
  } catch (error) {
    connection.release(true)
    throw error
  } finally {
    lines.close()
  }
}

function headOf(first: IteratorResult<string>, migrations: readonly Migration[]): Head {
  const head: unknown = first.done === true || !first.value.startsWith('{') ? null : JSON.parse(first.value)
  if (!isHead(head)) throw new StartupProblem('This is not a Skills Center backup, or it has another format.')
  const unknown = head.migrations.find((id) => !migrations.some((migration) => migration.id === id))
  if (unknown !== undefined)
    throw new StartupProblem(
      `The backup is from a later release: this release does not have its migration ${unknown}.`,
    )
  return head
}

const isHead = (head: unknown): head is Head =>
  typeof head === 'object' &&
  head !== null &&
  'format' in head &&
  head.format === format &&
  'migrations' in head &&
  Array.isArray(head.migrations)

/** Identity columns continue after the highest value that was restored. */
const advanceNumbers = statement(
  'backup.advance-numbers',
  `select setval(pg_get_serial_sequence(table_name, column_name), coalesce((xpath('//highest/text()', query_to_xml(
     format('select max(%I) as highest from %I', column_name, table_name), false, false, '')))[1]::text::bigint, 0) + 1,
     false)
   from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
)

async function insertRows(tx: Queryable, lines: AsyncIterator<string>): Promise<number> {
  let table = ''
  let rows: string[] = []
  let read = 0
  const flush = async () => {
    if (rows.length === 0) return
    const insert = statement(
      `backup.insert-${table}`,
      `insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    )
    await tx.query(insert, [`[${rows.join(',')}]`])
    rows = []
  }
  for (let line = await lines.next(); line.done !== true; line = await lines.next()) {
    const [, directive, value = ''] = /^#(table|end) (\w+)$/.exec(line.value) ?? []
    if (directive === undefined) {
      rows.push(line.value)
      read += 1
      if (rows.length >= batch) await flush()
      continue
    }
    await flush()
    if (directive === 'table') table = value
    else if (Number(value) === read) {
      await tx.query(advanceNumbers)
      return read
    }
  }
  throw new StartupProblem('The backup is incomplete: its end is missing. Nothing was restored.')
}
