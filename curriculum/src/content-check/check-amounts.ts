import type { Words } from '../form/words.ts'
import { situations } from '../situations/steady-rate/steady-rate.ts'
import type { Finding } from './finding.ts'

/** Rooms whose stories measure: their bare numbers may have decimals. */
const measuringRooms = new Set(['decimal-stories', 'rational-changes', 'sea-floor', 'two-operations'])
/** Nouns that may have decimals; parts of all others (half a student, half a page) are no amounts that a story tells. */
const measures =
  /^((square|cubic)-)?(mile|gallon|gram|minute|hour|day|week|pound|yard|inch|second|meter|teaspoon|celsius|degree|cup|liter|foot|centimeter|millimeter|kilometer|kilogram|milliliter|ounce|quart|dollar)$|-(foot|ounce|cup|liter|spoon|scoop|bucket)$/

/** How much a value counts, and of what; nothing where it is no number. */
function amountOf(value: unknown): { q: number; unit: string | null } | undefined {
  if (typeof value === 'number') return { q: value, unit: null }
  if (typeof value !== 'object' || value === null || !('q' in value) || !('unit' in value)) return undefined
  const { q, unit } = value
  return typeof q === 'number' && typeof unit === 'string' ? { q, unit } : undefined
}

const isText = (value: unknown): value is Exclude<Words, string> =>
  typeof value === 'object' && value !== null && 'say' in value

/** What is untrue to life in the amounts that a stem tells: parts of what is counted, a pace that its story does not go at. */
export function checkAmounts(stem: readonly unknown[]): Finding[] {
  return stem.flatMap((words): Finding[] => {
    if (!isText(words)) return []
    const { say, with: values = {} } = words
    const [, room, story = '', telling = ''] = /^situations\/([^/]+)\/([^.]+)\.([^.]+)/.exec(say) ?? []
    const found = Object.entries(values).flatMap(([name, value]): Finding[] => {
      const { q = 0, unit = '' } = amountOf(value) ?? {}
      const isCounted = unit === null ? room !== undefined && !measuringRooms.has(room) : !measures.test(unit)
      return isCounted && !Number.isInteger(q)
        ? [{ rule: 'a part of something that is counted', detail: `${say}: ${name} ${q}` }]
        : []
    })
    return [
      ...found,
      ...(room === 'steady-rate' ? checkPace(story, telling, values) : []),
      ...checkAmounts(Object.values(values)),
    ]
  })
}

/** A pace between the slowest and the fastest of its story, for no longer than it goes on. */
function checkPace(story: string, telling: string, values: Readonly<Record<string, unknown>>): Finding[] {
  const [, its] = Object.entries(situations).find(([id]) => id === story) ?? []
  if (its === undefined) return []
  const [amount, time, longer, more] = ['amount', 'time', 'longer', 'more'].map(
    (name) => amountOf(values[name])?.q,
  )
  const isTrue =
    (telling !== 'told' ||
      amount === undefined ||
      time === undefined ||
      // A whole pace, or one with a part of one more.
      (amount >= its.slow * time && amount < (its.fast + 1) * time)) &&
    (longer ?? time ?? 0) <= its.longest &&
    (more ?? 0) < (its.fast + 1) * its.longest
  return isTrue
    ? []
    : [{ rule: 'an amount that is untrue to life', detail: `${story}.${telling} ${JSON.stringify(values)}` }]
}
