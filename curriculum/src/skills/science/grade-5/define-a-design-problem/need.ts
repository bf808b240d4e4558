import { defineModel, keysOf, type Level, numberOf, slip } from '#form'
import { say } from './messages.gen.ts'

/** What users need, with what each thing adds: its range, and the unit. */
const things = {
  cart: { each: [5, 8], unit: 'kg' },
  ferry: { each: [30, 60], unit: 'g' },
  lift: { each: [4, 7], unit: 'kg' },
  shelf: { each: [3, 6], unit: 'kg' },
  bench: { each: [38, 45], unit: 'cm' },
  rack: { each: [45, 60], unit: 'cm' },
  line: { each: [50, 70], unit: 'cm' },
  hooks: { each: [15, 25], unit: 'cm' },
} as const
type Thing = keyof typeof things
const ids = keysOf(things)

interface Need {
  level: Level
  thing: Thing
  count: number
  each: number
  more: number
  parts: number
}

/** A criterion with a number from a need (1), with more users (2), and for equal parts or trips (3). */
export const needCriterion = defineModel<Need>({
  id: 'need-criterion',
  thinking: 'compute',
  seconds: 55,
  standards: ['3-5-ETS1-1'],
  draw(random, level) {
    const thing = random.pick(ids)
    const [from, to] = things[thing].each
    return {
      level,
      thing,
      count: random.integer(level === 3 ? 7 : 5, level === 3 ? 17 : 12),
      each: random.integer(from, to),
      more: random.integer(2, 4),
      parts: random.integer(2, 3),
    }
  },
  fits: ({ level, count, parts }) => level < 3 || count % parts !== 0,
  item({ level, thing, count, each, more, parts }) {
    const { unit } = things[thing]
    const whole = count * each
    const all = count + more
    const up = Math.ceil(count / parts)
    const key = level === 1 ? whole : level === 2 ? all * each : up * each
    const told = { count, each, more, parts, whole, all, up, left: up - 1, key, unit }
    return {
      stem: [
        say(`need.${thing}`, told),
        ...(level === 2 ? [say(`more.${thing}`, told)] : []),
        ...(level === 3 ? [say(`split.${thing}`, told)] : []),
        say(unit === 'cm' ? 'need.ask-long' : 'need.ask-hold', {
          which: say(level === 3 ? `each.${thing}` : `it.${thing}`),
          unit,
        }),
      ],
      ...numberOf({
        label: say('need.label'),
        after: unit,
        value: key,
        slips: {
          1: [
            slip(each, 'data.stops-early', say('need.told-one')),
            slip(count + each, 'data.adds', say('need.told-adds')),
            slip(count, 'data.stops-early', say('need.told-count')),
          ],
          2: [
            slip(whole, 'design.criterion-ignored', say('need.told-before')),
            slip(more * each, 'data.stops-early', say('need.told-extra')),
            slip(whole + more, 'data.adds', say('need.told-plus')),
          ],
          3: [
            slip(whole, 'data.stops-early', say('need.told-whole')),
            slip((up - 1) * each, 'division.drops-remainder', say('need.told-down')),
            slip(Number((whole / parts).toFixed(1)), 'design.splits-wholes', say('need.told-cut')),
          ],
        }[level],
      }),
      hints: [say('need.hint-each'), say(`need.hint-${level}`)],
      solution: [
        ...(level === 2 ? [say('need.so-all', told)] : []),
        ...(level === 3 ? [say('need.so-fullest', told)] : []),
        say('need.so-key', { ...told, used: level === 1 ? count : level === 2 ? all : up }),
        say('need.so-criterion'),
      ],
    }
  },
  task: ({ level, thing }) => `${level}/${thing}`,
})
