import type { Words } from '../form/words.ts'
import { situations } from '../situations/steady-rate/steady-rate.ts'
import type { Finding } from './finding.ts'

/** Folders of situations about measurements: their bare numbers may have decimals. */
const measuringRooms = new Set(['decimal-stories', 'rational-changes', 'sea-floor', 'two-operations'])
/** Nouns that may have decimals. Parts of anything else (half a student, half a page) make no sense in a story. */
const measures =
  /^((square|cubic)-)?(mile|gallon|gram|minute|hour|day|week|pound|yard|inch|second|meter|teaspoon|celsius|degree|cup|liter|foot|centimeter|millimeter|kilometer|kilogram|milliliter|ounce|quart|dollar)$|-(foot|ounce|cup|liter|spoon|scoop|bucket)$/

/** A value's quantity and unit; undefined for anything but a number. */
function amountOf(value: unknown): { q: number; unit: string | null } | undefined {
  if (typeof value === 'number') return { q: value, unit: null }
  if (typeof value !== 'object' || value === null || !('q' in value) || !('unit' in value)) return undefined
  const { q, unit } = value
  return typeof q === 'number' && typeof unit === 'string' ? { q, unit } : undefined
}

const isText = (value: unknown): value is Exclude<Words, string> =>
  typeof value === 'object' && value !== null && 'say' in value

/** Unrealistic amounts in a stem: fractions of countable things, or a speed that its story rules out. */
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

/** Checks that a rate is between the story's slowest and fastest, and that it lasts no longer than the story allows. */
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
      // A whole-number rate, or a rate with a fractional part.
      (amount >= its.slow * time && amount < (its.fast + 1) * time)) &&
    (longer ?? time ?? 0) <= its.longest &&
    (more ?? 0) < (its.fast + 1) * its.longest
  return isTrue
    ? []
    : [{ rule: 'an amount that is untrue to life', detail: `${story}.${telling} ${JSON.stringify(values)}` }]
}
