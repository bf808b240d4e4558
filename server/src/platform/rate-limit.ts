import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Now } from './clock.ts'
import { statement } from './statement.ts'
import type { Database } from './database.ts'

/** `max` calls per window of `seconds`; then the count starts again. */
export interface Allowance {
  max: number
  seconds: number
}

/**
 * Counts in memory, per server instance: a guard against floods, where the exact number does not matter. `take` returns
 * the seconds to wait; 0 to go ahead.
 */
export function createFloodLimit(now: Now, { max, seconds }: Allowance) {
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
      return count > max ? (until - time) / 1000 : 0
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
  z.object({
    count: z.number(),
    window_start: z.date(),
  }),
)
const selectCount = statement(
  'rate-limit.select-count',
  'select count from failed_sign_ins where key = $1 and window_start > $2',
  z.object({
    count: z.number(),
  }),
)
const countSlowly = statement(
  'rate-limit.count-slowly',
  `insert into failed_sign_ins as f (key, window_start, count)
  values ($1, $2, 1)
  on conflict (key) do update set
    count = case when f.window_start <= $3 then 1 else f.count + 1 end,
    window_start = $2
  where f.window_start <= $3 or f.count < $4
    or f.window_start + least($6, $5 * power(2, least(f.count - $4, 30))) * interval '1 second' <= $2
  returning count`,
)
const selectLast = statement(
  'rate-limit.select-last',
  'select count, window_start from failed_sign_ins where key = $1',
  z.object({
    count: z.number(),
    window_start: z.date(),
  }),
)
const undo = statement(
  'rate-limit.take-back',
  'update failed_sign_ins set count = greatest(count - 1, 0) where key = $1',
)
const forget = statement('rate-limit.forget', 'delete from failed_sign_ins where key = $1')
const deleteOld = statement('rate-limit.delete-old', 'delete from failed_sign_ins where window_start < $1')

export interface CountDeps {
  database: Database
  now: Now
  secret: string
}

/** Keys are stored as keyed hashes, so that the table reveals no addresses or names. */
function keyHash(secret: string): (key: string) => string {
  const hashKey = createHmac('sha256', secret).update('failure-limit').digest()
  return (key) => createHmac('sha256', hashKey).update(key).digest('base64url')
}

/** The seconds to wait (0 to go ahead), and the number of attempts in the window, including this one. */
export interface Counted {
  wait: number
  count: number
}

/**
 * Counts failures in the database, across all server instances. An attempt counts before its outcome is known, so
 * parallel guesses gain nothing; success takes it back.
 */
export function createFailureLimit(deps: CountDeps & Allowance) {
  const { database, now, max, seconds } = deps
  const hash = keyHash(deps.secret)
  const windowBegin = () => new Date(now().getTime() - seconds * 1000)
  return {
    async begin(key: string): Promise<Counted> {
      const from = windowBegin()
      const [row] = await database.query(countAttempt, [hash(key), now(), from])
      const { count = 0, window_start: start = from } = row ?? {}
      return { count, wait: count <= max ? 0 : (start.getTime() - from.getTime()) / 1000 }
    },
    /** Whether the limit is already exceeded; does not count as an attempt. */
    async isOver(key: string): Promise<boolean> {
      const [row] = await database.query(selectCount, [hash(key), windowBegin()])
      return row !== undefined && row.count > max
    },
    /** Takes back an attempt that was not a failure. */
    undo: (key: string) => database.query(undo, [hash(key)]),
    /** Clears all counted attempts of this key. */
    forget: (key: string) => database.query(forget, [hash(key)]),
    /** Deletes rows older than a day. */
    deleteExpired: () => database.query(deleteOld, [new Date(now().getTime() - daySeconds * 1000)]),
  }
}

const daySeconds = 24 * 60 * 60

/**
 * The first `free` failures cost no wait. After that, each failure doubles the wait, from `firstSeconds` to
 * `maxSeconds`.
 */
export interface SlowDownSteps {
  free: number
  firstSeconds: number
  maxSeconds: number
}

/**
 * Makes each failure cost a longer wait, counted in the database across all server instances. When a wait is over, one
 * attempt passes, even if many arrive at once. A refused attempt does not extend the wait. After a day without a
 * failure, the count starts again.
 */
export function createSlowDown(deps: CountDeps & SlowDownSteps) {
  const { database, now, free, firstSeconds, maxSeconds } = deps
  const hash = keyHash(deps.secret)
  return {
    /** The seconds to wait; 0 to go ahead. */
    async begin(key: string): Promise<number> {
      const at = now()
      const forgotten = new Date(at.getTime() - daySeconds * 1000)
      const values = [hash(key), at, forgotten, free, firstSeconds, maxSeconds]
      if ((await database.query(countSlowly, values)).length > 0) return 0
      const [row] = await database.query(selectLast, [hash(key)])
      if (row === undefined) return 0
      const wait = Math.min(maxSeconds, firstSeconds * 2 ** (row.count - free))
      return Math.max(1, wait - (at.getTime() - row.window_start.getTime()) / 1000)
    },
    /** Takes back an attempt that was not a failure. */
    undo: (key: string) => database.query(undo, [hash(key)]),
  }
}
