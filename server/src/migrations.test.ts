import { afterAll, beforeAll, expect, it } from 'vitest'
import { statement } from './platform/statement.ts'
import { createTestDatabase, type TestDatabase } from './platform/testing/database.ts'

let made: TestDatabase
beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(() => made.drop())

/** Foreign keys without an index that starts with one of their columns and covers every referring row. */
const unindexed = statement(
  'test.unindexed-references',
  `select c.conrelid::regclass || ' (' || string_agg(a.attname, ', ') || ')' as reference
   from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
   where c.contype = 'f' and not exists (
     select from pg_index i
     where i.indrelid = c.conrelid and i.indkey[0] = any (c.conkey)
       and (i.indpred is null
         or pg_get_expr(i.indpred, i.indrelid) = '(' || quote_ident((
           select attname from pg_attribute first where first.attrelid = i.indrelid and first.attnum = i.indkey[0]
         )) || ' IS NOT NULL)'))
   group by c.oid, c.conrelid order by 1`,
)

it('deleting an account or a class finds all rows that refer to it by an index', async () => {
  expect(await made.database.query(unindexed)).toEqual([])
})
