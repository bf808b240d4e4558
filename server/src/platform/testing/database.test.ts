import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { migrations } from '../../migrations.ts'
import { statement } from '../statement.ts'
import { createTestDatabase } from './database.ts'
import type { TestDatabase } from './database.ts'

let made: TestDatabase[] = []

afterEach(async () => {
  for (const { drop } of made) await drop()
  made = []
})

async function create(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  made.push(database)
  return database
}

const selectSteps = statement(
  'test.select-steps',
  'select id from schema_migrations order by applied_at',
  z.object({
    id: z.string(),
  }),
)
const makeTable = statement('test.make-table', 'create table note as select 7 as n')
const findTable = statement('test.find-table', "select to_regclass('note')::text as name")

test('a test gets a database in which every migration has been taken', async () => {
  const { database } = await create()
  const taken = await database.query(selectSteps)
  expect(taken.map((row) => row.id)).toEqual(migrations.map((migration) => migration.id))
})

test('what one test writes, another does not see', async () => {
  const [first, second] = [await create(), await create()]
  await first.database.query(makeTable)
  expect(await first.database.query(findTable)).toEqual([{ name: 'note' }])
  expect(await second.database.query(findTable)).toEqual([{ name: null }])
})
