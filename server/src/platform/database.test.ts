import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
  connectDatabase,
  isCanceled,
  isConnectionLost,
  isUniqueViolation,
  type Queryable,
} from './database.ts'
import { requireOne, selectOne, statement } from './statement.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { createLog } from './log.ts'
import { migrate } from './migrate.ts'
import { StartupProblem } from './startup-problem.ts'
import { createTestDatabase } from './testing/database.ts'
import type { TestDatabase } from './testing/database.ts'

let made: TestDatabase

const insertNote = statement('test.insert-note', 'insert into notes (id, text) values ($1, $2)')
const selectNotes = statement('test.select-notes', 'select id, text from notes order by id')
const selectNote = statement('test.select-note', 'select text from notes where id >= $1 order by id')
const backend = statement(
  'test.backend',
  'select pg_backend_pid() as pid',
  z.object({
    pid: z.number(),
  }),
)
const endBackend = statement('test.end-backend', 'select pg_terminate_backend($1)')

beforeAll(async () => {
  made = await createTestDatabase()
  const notes = { id: 'test-notes', sql: 'create table notes (id integer primary key, text text not null);' }
  await migrate(made.database, [notes])
})
afterAll(() => made.drop())

describe('the database', () => {
  test('answers whole numbers, days and moments in the types promised', async () => {
    const asked = statement(
      'test.types',
      `select count(*) as count, date '2026-03-14' as day, timestamptz '2026-03-14T12:00:00Z' as moment, null as none`,
    )
    expect(await made.database.query(asked)).toEqual([
      { count: 1, day: '2026-03-14', moment: new Date('2026-03-14T12:00:00Z'), none: null },
    ])
  })

  test('answers arrays of whole numbers and of texts, whatever is in them', async () => {
    const asked = statement(
      'test.arrays',
      `select '{}'::integer[] as none, '{1,-2,3}'::integer[] as whole, '{1,null}'::integer[] as gap,
         '{{1,2},{3,4}}'::integer[] as nested, '[2:3]={5,6}'::integer[] as shifted, '{}'::text[] as no_text,
         array['a/b', 'c d'] as plain, array['a,b', '"', '{}', '\\', '', 'NULL', null] as special, array['NULLs'] as word`,
    )
    expect(await made.database.query(asked)).toEqual([
      {
        none: [],
        whole: [1, -2, 3],
        gap: [1, null],
        nested: [
          [1, 2],
          [3, 4],
        ],
        shifted: [5, 6],
        no_text: [],
        plain: ['a/b', 'c d'],
        special: ['a,b', '"', '{}', '\\', '', 'NULL', null],
        word: ['NULLs'],
      },
    ])
  })

  test('cancels a slow read of other connections, which is not taken for a database that is away', async () => {
    const reads = made.database.openReadPool({ connections: 1, statementMs: 50 })
    const sleep = statement('test.sleep', 'select pg_sleep(20)')
    const error = await reads.query(sleep).catch((reason: unknown) => reason)
    expect([isCanceled(error), isConnectionLost(error)]).toEqual([true, false])
    // Both pools still work.
    const one = statement('test.one', 'select 1 as one')
    expect(await reads.query(one)).toEqual([{ one: 1 }])
    expect(await made.database.query(one)).toEqual([{ one: 1 }])
    await reads.close()
  })

  test('keeps nothing of a transaction that failed', async () => {
    const failing = made.database.transaction(async (tx) => {
      await tx.query(insertNote, [1, 'one'])
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await made.database.query(selectNotes)).toEqual([])
    await made.database.transaction((tx) => tx.query(insertNote, [2, 'two']))
    expect(await made.database.query(selectNotes)).toEqual([{ id: 2, text: 'two' }])
  })

  test('runs what is asked together in a transaction in order, and nothing after its end', async () => {
    let ended: Queryable | undefined
    const [before, , after] = await made.database.transaction((tx) => {
      ended = tx
      return Promise.all([
        tx.query(selectNote, [3]),
        tx.query(insertNote, [3, 'three']),
        tx.query(selectNote, [3]),
      ])
    })
    expect([before, after]).toEqual([[], [{ text: 'three' }]])
    await expect(ended?.query(selectNotes)).rejects.toThrow('after its transaction had ended')
  })

  test('keeps nothing of statements asked together of which one failed', async () => {
    const failing = made.database.transaction((tx) =>
      Promise.all([
        tx.query(insertNote, [4, 'four']),
        tx.query(insertNote, [4, 'again']),
        tx.query(insertNote, [5, 'five']),
      ]),
    )
    await expect(failing).rejects.toThrow('duplicate key')
    expect(await made.database.query(selectNote, [4])).toEqual([])
  })

  test('tells a row that is there already from other faults', async () => {
    await made.database.query(insertNote, [10, 'ten'])
    const again = await made.database.query(insertNote, [10, 'ten']).catch((error: unknown) => error)
    const broken = await made.database.query(insertNote, [11, null]).catch((error: unknown) => error)
    expect([isUniqueViolation(again), isUniqueViolation(broken)]).toEqual([true, false])
  })

  test('select may find nothing, require may not, and neither takes two rows for one', async () => {
    await made.database.query(insertNote, [20, 'twenty'])
    await made.database.query(insertNote, [21, 'twenty-one'])
    expect(await selectOne(made.database, selectNote, [21])).toEqual({ text: 'twenty-one' })
    expect(await selectOne(made.database, selectNote, [99])).toBeUndefined()
    await expect(requireOne(made.database, selectNote, [99])).rejects.toThrow('returned no row')
    await expect(selectOne(made.database, selectNote, [20])).rejects.toThrow('2 rows')
  })

  test('two statements cannot share a name', () => {
    expect(() => statement('test.backend', 'select 2')).toThrow('Two statements are named test.backend')
  })

  test('goes on when a connection is lost', async () => {
    const connection = await made.database.connect()
    const { pid } = await requireOne(connection, backend)
    await made.database.query(endBackend, [pid])
    await expect(connection.query(backend)).rejects.toThrow()
    connection.release(true)
    expect(await made.database.query(backend)).toHaveLength(1)
  })

  test('hears notifications, also after its listening connection was lost', async () => {
    const received: string[] = []
    let gaps = 0
    const listening = await made.database.listen(
      'news',
      (payload) => received.push(payload),
      () => {
        gaps += 1
      },
    )
    const notify = statement('test.notify', `select pg_notify('news', $1)`)
    await made.database.query(notify, ['first'])
    await vi.waitFor(() => expect(received).toEqual(['first']))
    const listener = statement(
      'test.listener',
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "news"'`,
    )
    await made.database.query(listener)
    await vi.waitFor(
      async () => {
        await made.database.query(notify, ['second'])
        expect(received).toContain('second')
      },
      { timeout: 5000, interval: 100 },
    )
    // Notifications sent in between were missed; the listener learns that there was a gap.
    expect(gaps).toBe(1)
    await listening.stop()
  })

  test('that cannot be reached is named in one sentence without the password', async () => {
    const log = createLog('silent')
    await expect(connectDatabase({ url: 'postgres://me:hunter2@127.0.0.1:1/skills' }, log)).rejects.toThrow(
      new StartupProblem(
        'The database skills at 127.0.0.1:1 cannot be reached: nothing answers there. Check DATABASE_URL.',
      ),
    )
    const { database: _name, ...place } = made.connection
    await expect(connectDatabase({ ...place, database: 'missing' }, log)).rejects.toThrow(
      /^The database missing at .+ does not exist\.$/,
    )
  })
})

describe('migrations', () => {
  const step = (id: string, sql: string) => ({ id, sql })

  test('are taken once, in order, by servers that start at the same moment', async () => {
    const steps = [
      step('test-a', 'create table a (n integer);'),
      step('test-b', 'insert into a values (1); select 1;'),
    ]
    const taken = await Promise.all([1, 2, 3].map(() => migrate(made.database, steps)))
    expect(taken.flat()).toEqual(['test-a', 'test-b'])
    expect(await made.database.query(statement('test.select-a', 'select n from a'))).toEqual([{ n: 1 }])
    expect(await migrate(made.database, [...steps, step('test-c', 'drop table a;')])).toEqual(['test-c'])
  })

  test('that were changed after they were taken are refused', async () => {
    await migrate(made.database, [step('test-d', 'select 1;')])
    await expect(migrate(made.database, [step('test-d', 'select 2;')])).rejects.toThrow(
      'The migration test-d was changed after this database had taken it. Put it back and add a new one.',
    )
  })

  test('leave nothing behind when one fails halfway', async () => {
    const broken = step('test-e', 'create table e (n integer); select nonsense;')
    await expect(migrate(made.database, [broken])).rejects.toThrow('nonsense')
    expect(await migrate(made.database, [step('test-e', 'create table e (n integer);')])).toEqual(['test-e'])
  })
})

test('a database that goes away is told of once, refused at once, and used again when it is back', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'database-away-'))
  const silent = { info() {}, warn() {}, error() {} }
  const start = () => startEmbeddedPostgres({ dataDir, log: silent, isScratch: true })
  let postgres = await start()
  const logged: string[] = []
  const log = createLog('warn', { write: (line: string) => logged.push(JSON.parse(line).msg) })
  const database = await connectDatabase(postgres.connection, log)
  const received: string[] = []
  const notify = statement('test.notify-away', `select pg_notify('away', $1)`)
  const listening = await Promise.all(
    ['away', 'away-2', 'away-3'].map((channel) =>
      database.listen(
        channel,
        (payload) => received.push(payload),
        () => received.push('gap'),
      ),
    ),
  )
  await postgres.stop()
  const ask = () => database.query(backend).then(() => 'answered', isConnectionLost)
  await expect.poll(ask, { timeout: 20_000 }).toBe(true)
  await expect.poll(() => logged.length, { timeout: 20_000 }).toBe(1)
  // From now on calls fail without waiting for a connection.
  await expect(database.query(backend)).rejects.toThrow('The database is away.')
  for (let asked = 0; asked < 1000; asked += 1) await ask()

  postgres = await start()
  await expect.poll(ask, { timeout: 20_000 }).toBe('answered')
  await expect.poll(() => received, { timeout: 20_000 }).toEqual(['gap', 'gap', 'gap'])
  await database.query(notify, ['news'])
  await expect.poll(() => received, { timeout: 20_000 }).toContain('news')
  expect(logged).toEqual([
    'the database is away: what needs it is refused until it is back',
    'the database is back',
  ])
  for (const channel of listening) await channel.stop()
  await database.close()
  await postgres.stop()
  rmSync(dataDir, { recursive: true })
}, 90_000)
