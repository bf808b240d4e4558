import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { statement } from './platform/statement.ts'
import { createTestDatabase, type TestDatabase } from './platform/testing/database.ts'

let made: TestDatabase
beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(() => made.drop())

const line = z.object({ owner: z.string(), line: z.string() })

const columns = statement(
  'test.schema-columns',
  `select c.relname as owner, a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
     || case when a.attnotnull then ' not null' else '' end
     || case a.attgenerated when 's' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
        else coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') end as line
   from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname, a.attnum`,
  line,
)
const constraints = statement(
  'test.schema-constraints',
  `select conrelid::regclass::text as owner, 'constraint ' || conname || ' ' || pg_get_constraintdef(oid) as line
   from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0 and contype <> 'n'
   order by 1, contype desc, conname`,
  line,
)
const indexes = statement(
  'test.schema-indexes',
  `select i.indrelid::regclass::text as owner, pg_get_indexdef(i.indexrelid) as line
   from pg_index i join pg_class c on c.oid = i.indexrelid
   where c.relnamespace = 'public'::regnamespace
     and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid) order by 1, c.relname`,
  line,
)
const triggers = statement(
  'test.schema-triggers',
  `select tgrelid::regclass::text as owner, pg_get_triggerdef(oid) as line from pg_trigger
   where not tgisinternal order by 1, tgname`,
  line,
)
const functions = statement(
  'test.schema-functions',
  `select proname::text as owner, pg_get_functiondef(oid) as line from pg_proc
   where pronamespace = 'public'::regnamespace order by 1`,
  line,
)

/** Shows what a migration does to the tables. After adding a migration, run this test with `-u` and review the diff. */
test('the tables are those of schema.gen.sql', async () => {
  const tables = new Map<string, { inside: string[]; after: string[] }>()
  const tableOf = (name: string) => {
    const table = tables.get(name) ?? { inside: [], after: [] }
    tables.set(name, table)
    return table
  }
  for (const asked of [columns, constraints])
    for (const row of await made.database.query(asked)) tableOf(row.owner).inside.push(row.line)
  for (const asked of [indexes, triggers])
    for (const row of await made.database.query(asked)) tableOf(row.owner).after.push(`${row.line};`)
  const texts = [...tables].map(
    ([name, { inside, after }]) =>
      `create table ${name} (\n  ${inside.join(',\n  ')}\n);\n${after.join('\n')}`,
  )
  const routines = (await made.database.query(functions)).map((row) => `${row.line.trimEnd()};`)
  const text = [...texts, ...routines].map((each) => `${each.trimEnd()}\n`).join('\n')
  await expect(text).toMatchFileSnapshot('schema.gen.sql')
})
