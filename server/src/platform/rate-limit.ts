import { createHmac } from 'node:crypto'
import type { Now } from './clock.ts'
import { statement } from './database.ts'
import type { Database } from './database.ts'

/** So many in so many seconds; the count starts anew when they are over. */
export interface Allowance {
  most: number
  seconds: number
}

/**
 * Counts in memory, for each copy of the server by itself: a brake on floods, where the exact figure does
 * not matter. `take` answers the seconds to wait, 0 when there is nothing to wait for.
 */
export function createFloodLimit(now: Now, { most, seconds }: Allowance) {
  let counts = new Map<string, number>()
  let until = 0
  return {
    take(key: string): number {
      const time = now().getTime()
      if (time >= until) {
        counts = new Map()
        until = time + seconds * 1000
      }
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count > most ? (until - time) / 1000 : 0
    },
  }
}

const countAttempt = statement(
  'rate-limit.count-attempt',
  `insert into failed_sign_ins as f (key, window_start, count)
  values ($1, $2, 1)
  on conflict (key) do update set
    count = case when f.window_start <= $3 then 1 else f.count + 1 end,
    window_start = case when f.window_start <= $3 then $2 else f.window_start end
  returning count, window_start`,
)
const takeBack = statement(
  'rate-limit.take-back',
  'update failed_sign_ins set count = greatest(count - 1, 0) where key = $1',
)
const forget = statement('rate-limit.forget', 'delete from failed_sign_ins where key = $1')
const deleteOld = statement('rate-limit.delete-old', 'delete from failed_sign_ins where window_start < $1')

/**
 * Counts failures in the database, for all copies of the server together. An attempt counts before its
 * outcome is known, so that many guesses at once gain nothing; success takes it back.
 */
export function createFailureLimit(needs: { database: Database; now: Now; secret: string } & Allowance) {
  const { database, now, most, seconds } = needs
  const hashKey = createHmac('sha256', needs.secret).update('failure-limit').digest()
  const hash = (key: string) => createHmac('sha256', hashKey).update(key).digest('base64url')
  return {
    /** Seconds to wait, 0 when the attempt may go on. */
    async begin(key: string): Promise<number> {
      const windowBegin = new Date(now().getTime() - seconds * 1000)
      const [row] = await database.query<{ count: number; window_start: Date }>(countAttempt, [
        hash(key),
        now(),
        windowBegin,
      ])
      if (!row || row.count <= most) return 0
      return (row.window_start.getTime() - windowBegin.getTime()) / 1000
    },
    /** The attempt was no failure. */
    takeBack: (key: string) => database.query(takeBack, [hash(key)]),
    /** Nor is any before it to be held against the key. */
    forget: (key: string) => database.query(forget, [hash(key)]),
    /** Rows older than a day serve no one. */
    tidy: () => database.query(deleteOld, [new Date(now().getTime() - 24 * 60 * 60 * 1000)]),
  }
}
