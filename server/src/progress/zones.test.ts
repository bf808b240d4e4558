import { UserId } from '@skills-center/contract/ids'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp, startTestApp, type TestApp } from '../test-app.ts'
import { dayOf } from './calendar.ts'
import { addDailyActivity } from './queries.ts'
import { lockRecords, selectUsed } from './record.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const hour = 3_600_000
const limit = 10
/** The easternmost and westernmost zones, zones with daylight saving time, and zones with half-hour offsets. */
const zones = [
  'Pacific/Pago_Pago',
  'America/Chicago',
  'America/St_Johns',
  'Europe/London',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
] as const

/**
 * A student who reports another time zone every hour and uses up all the problems that the limit allows. Returns how
 * many.
 */
async function doAllThatIsLeft(from: Date, localDays: readonly string[]): Promise<number> {
  const studentId = UserId.parse((await signUp(server)).id)
  let done = 0
  for (const [turn, timeZone] of localDays.entries()) {
    const at = new Date(from.getTime() + turn * hour)
    done += await server.database.transaction(async (tx) => {
      const [record] = await lockRecords(tx, [{ studentId, timeZone, at }])
      if (record === undefined) throw new Error('no record')
      const [used = 0] = await selectUsed(tx, [record])
      const answered = Math.max(0, limit - used)
      const row = {
        student_id: studentId,
        day: record.date,
        answered,
        correct: 0,
        active_ms: 0,
        unlimited: 0,
      }
      if (answered > 0) await addDailyActivity(tx, [row])
      return answered
    })
  }
  return done
}

const daysIn = (from: Date, hours: number, zone: string) =>
  new Set(Array.from({ length: hours }, (_, turn) => dayOf(new Date(from.getTime() + turn * hour), zone)))
    .size

/** Includes the nights on which clocks change. */
const begins = fc.constantFrom('2026-03-06T06:00:00Z', '2026-10-30T06:00:00Z', '2026-06-10T12:00:00Z')

test('anyone who changes the time zone back and forth, however often, gains at most the day they flew into', async () => {
  await fc.assert(
    fc.asyncProperty(
      begins,
      fc.array(fc.constantFrom(...zones), { minLength: 96, maxLength: 96 }),
      async (begin, localDays) => {
        const from = new Date(begin)
        // Each calendar day that occurs anywhere on Earth in that time has one limit, whatever zone the student
        // reports.
        const anywhere = new Set(
          zones.flatMap((zone) => [dayOf(from, zone), dayOf(new Date(from.getTime() + 95 * hour), zone)]),
        )
        const first = [...anywhere].toSorted()[0] ?? ''
        const last = [...anywhere].toSorted().at(-1) ?? ''
        const days = (Date.parse(last) - Date.parse(first)) / (24 * hour) + 1
        expect(await doAllThatIsLeft(from, localDays)).toBeLessThanOrEqual(days * limit)
      },
    ),
    { numRuns: 4 },
  )
}, 60_000)

test('ten days of switching between the ends of the earth each hour brings two days more than staying', async () => {
  const from = new Date('2026-03-01T12:00:00Z')
  const hours = 24 * 10
  const localDays = Array.from({ length: hours }, (_, turn) =>
    turn % 2 === 0 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago',
  )
  const stayed = daysIn(from, hours, 'Pacific/Pago_Pago') * limit
  expect((await doAllThatIsLeft(from, localDays)) - stayed).toBeLessThanOrEqual(2 * limit)
}, 60_000)

test.each(zones)(
  'who stays in %s has one limit a day, also over the nights when clocks change',
  async (zone) => {
    for (const begin of ['2026-03-07T06:30:00Z', '2026-10-31T06:30:00Z']) {
      const from = new Date(begin)
      expect(
        await doAllThatIsLeft(
          from,
          Array.from({ length: 44 }, () => zone),
        ),
      ).toBe(daysIn(from, 44, zone) * limit)
    }
  },
)
