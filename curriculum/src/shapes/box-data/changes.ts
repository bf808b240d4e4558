import { listed, rangeOf, someWide, told, type WideTopic } from '../../data-sets/data-sets.ts'
import { ascending, fiveOf, meanOf } from '../../data-sets/measures.ts'
import { bug, type Bug, tidy, toNumber } from '../../bugs/bug.ts'
import { defineModel } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import { plain } from '../../markup.ts'
import type { Random } from '../../random.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { numberOf, slip } from '../answers.ts'
import { claimModel, faultsBy } from '../claim/claim.ts'
import { type SortedCard, sortCards } from '../sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'
import { drawWhole, listIn } from './summaries.ts'

interface Hidden {
  topic: WideTopic
  /** Sorted. */
  data: number[]
  /** Index of the hidden number. */
  at: number
  asks: 'range' | 'median' | 'iqr'
}

/**
 * A hidden number in a sorted list: find it from the range (level 1), the median (level 2), or the interquartile range
 * (level 3).
 */
export const hiddenNumber = defineModel<Hidden>({
  id: 'hidden-number',
  thinking: 'work backwards',
  seconds: 80,
  minWrongAnswers: 1,
  standards: ['6.SP.B.5c'],
  task: ({ topic, asks, at }) => `${topic} ${asks} ${at === 0}`,
  draw(random, level) {
    const topic = someWide(random)
    const [low, high] = rangeOf(topic)
    const start = random.integer(low, high - 24)
    const asks = ({ 1: 'range', 2: 'median', 3: 'iqr' } as const)[level]
    const data = ascending(
      drawWhole(random, level === 1 ? [6, 7, 8] : level === 2 ? [6, 8, 10] : [10, 11], [start, start + 24]),
    )
    const half = data.length / 2
    // In 10 or 11 numbers, the third from each end is a quartile.
    const at = {
      range: random.pick([0, data.length - 1]),
      median: half,
      iqr: random.pick([2, data.length - 3]),
    }[asks]
    return { topic, data, at, asks }
  },
  fits: ({ data, at }) =>
    data.every((value, place) => place === 0 || value > (data[place - 1] ?? 0)) && data[at] !== 0,
  item({ topic, data, at, asks }) {
    const five = fiveOf(data)
    const [a, b, c, d, e] = five
    const key = data[at] ?? 0
    const isLow = at < data.length / 2
    const list = data.map((value, place) => (place === at ? '?' : value)).join(', ')
    const before = data[at - 1] ?? 0
    const after = data[at + 1] ?? 0
    const spread = { range: e - a, median: c, iqr: d - b }[asks]
    const kept = asks === 'range' ? (isLow ? e : a) : isLow ? d : b
    const slips = {
      range: [
        slip(spread, 'spread.for-center', say('hidden.is-range')),
        slip(isLow ? after : before, 'display.missing-part', say('hidden.next')),
        slip(isLow ? e + spread : Math.abs(a - spread), 'display.wrong-side', say('hidden.direction')),
      ],
      median: [
        slip(c, 'center.fills-in-mean', say('hidden.is-median')),
        slip((c + before) / 2, 'data.middle-value', say('hidden.too-near')),
      ],
      iqr: [
        slip(spread, 'spread.for-center', say('hidden.is-iqr')),
        slip(isLow ? e - spread : a + spread, 'spread.range-for-iqr', say('hidden.from-end')),
        slip(isLow ? c - spread : c + spread, 'center.mean-for-median', say('hidden.from-median')),
      ],
    }[asks].filter(({ value }) => value > 0 && Number.isInteger(value))
    return {
      stem: [
        told(topic, data.length),
        say('hidden.list', { list }),
        say(`hidden.asks.${asks}`, { n: spread }),
      ],
      ...numberOf({ label: say('hidden.label'), value: key, slips }),
      hints: [
        say(`hidden.nudge.${asks}`),
        asks === 'median'
          ? say('hidden.hint.median', { before, c })
          : asks === 'range'
            ? say(isLow ? 'hidden.hint.least' : 'hidden.hint.greatest', { kept })
            : say(isLow ? 'hidden.hint.lower' : 'hidden.hint.upper', { kept }),
      ],
      solution: [
        asks === 'median'
          ? say('hidden.so-middle', { before, c, gap: c - before })
          : say(
              asks === 'range'
                ? isLow
                  ? 'hidden.hint.least'
                  : 'hidden.hint.greatest'
                : isLow
                  ? 'hidden.hint.lower'
                  : 'hidden.hint.upper',
              { kept },
            ),
        asks === 'median'
          ? say('hidden.so-up', { c, gap: c - before, key })
          : say(isLow ? 'hidden.so-down' : 'hidden.so-add', { kept, spread, key }),
      ],
    }
  },
  solve({ stem }) {
    const text = plain(stem)
    const places = (/(?:\d+|\?)(?:, (?:\d+|\?))+/.exec(text)?.[0] ?? '').split(', ')
    const at = places.indexOf('?')
    const spread = Number(text.match(/\d+/g)?.at(-1) ?? 0)
    const numbers = places.map(Number)
    const n = numbers.length
    if (at === 0) return solved.number((numbers.at(-1) ?? 0) - spread)
    if (at === n - 1) return solved.number((numbers[0] ?? 0) + spread)
    if (at === n / 2) return solved.number(2 * spread - (numbers[at - 1] ?? 0))
    return solved.number(at < n / 2 ? (numbers[n - 3] ?? 0) - spread : (numbers[2] ?? 0) + spread)
  },
})

const marks = ['least', 'lower', 'median', 'upper', 'greatest', 'range', 'iqr'] as const
type Mark = (typeof marks)[number]

const measuresOf = (data: readonly number[]): Record<Mark, number> => {
  const [least, lower, median, upper, greatest] = fiveOf(ascending(data))
  return { least, lower, median, upper, greatest, range: greatest - least, iqr: upper - lower }
}

interface Changed {
  topic: WideTopic
  data: number[]
  way: 'top' | 'bottom' | 'all'
  by: number
  picked: Mark[]
  shuffle: number
}

const afterChange = ({ data, way, by }: Pick<Changed, 'data' | 'way' | 'by'>): number[] => {
  const inOrder = ascending(data)
  return inOrder.map((value, at) =>
    way === 'all' || (way === 'top' && at === inOrder.length - 1)
      ? value + by
      : way === 'bottom' && at === 0
        ? value - by
        : value,
  )
}

/** Which statistics change when one end (levels 1 and 2) or every number (level 3) changes. */
export const whatChanges = defineModel<Changed>({
  id: 'what-changes',
  thinking: 'explain',
  seconds: 75,
  standards: ['6.SP.B.5c'],
  task: ({ topic, way }) => `${topic} ${way}`,
  draw(random, level) {
    const topic = someWide(random)
    const [low, high] = rangeOf(topic)
    const start = random.integer(low + 1, high - 22)
    const data = ascending(drawWhole(random, [7, 8, 11], [start, start + 18]))
    const way = level === 1 ? 'top' : level === 2 ? random.pick(['top', 'bottom'] as const) : 'all'
    const count = level === 1 ? 4 : 5
    const most = way === 'bottom' ? Math.min(9, (data[0] ?? 0) - low) : Math.min(9, high - (data.at(-1) ?? 0))
    return {
      topic,
      data,
      way,
      by: random.integer(2, Math.max(2, most)),
      picked: random.sample([...marks], count),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: (its) => {
    const { data, way } = its
    const [low, high] = rangeOf(its.topic)
    const after = afterChange(its)
    const [before, then] = [measuresOf(its.data), measuresOf(after)]
    const changed = its.picked.filter((mark) => before[mark] !== then[mark]).length
    return (
      // The number to correct occurs only once.
      data.filter((value) => value === data[way === 'bottom' ? 0 : data.length - 1]).length === 1 &&
      after.every((value) => value >= low && value <= high) &&
      changed > 0 &&
      changed < its.picked.length &&
      its.picked.some((mark) => mark === 'range' || mark === 'iqr')
    )
  },
  item(its) {
    const { topic, data, way, by, picked, shuffle } = its
    const after = afterChange(its)
    const [before, then] = [measuresOf(data), measuresOf(after)]
    const [old, fresh] = way === 'bottom' ? [data[0], after[0]] : [data.at(-1), after.at(-1)]
    const slipOf = (mark: Mark): { misconception: MisconceptionId; feedback: ReturnType<typeof say> } =>
      mark === 'range' || mark === 'iqr'
        ? { misconception: 'spread.range-for-iqr', feedback: say(`change.look.${mark}`) }
        : mark === 'median'
          ? { misconception: 'center.mean-for-median', feedback: say('change.look.median') }
          : {
              misconception: 'display.missing-part',
              feedback: say(`change.look.${mark === 'least' || mark === 'greatest' ? 'end' : 'quartile'}`),
            }
    const cards: SortedCard[] = picked.map((mark) => ({
      text: say(`change.${mark}`),
      place: before[mark] === then[mark] ? 1 : 0,
      elsewhere: slipOf(mark),
    }))
    return {
      stem: [
        told(topic, data.length),
        listed(data),
        way === 'all' ? say('change.all', { by }) : say('change.one', { old: old ?? 0, fresh: fresh ?? 0 }),
        say('change.asks'),
      ],
      ...sortCards({
        shuffle,
        categories: [say('change.yes'), say('change.no')],
        cards,
        slip: slipOf('range'),
      }),
      hints: [say(`change.nudge.${way === 'all' ? 'all' : 'one'}`), say('change.hint')],
      solution: [
        say('change.now', { list: after.join(', ') }),
        say('change.before', { five: fiveOf(data).join(', '), range: before.range, iqr: before.iqr }),
        say('change.after', { five: fiveOf(after).join(', '), range: then.range, iqr: then.iqr }),
      ],
    }
  },
})

interface Listed {
  topic: WideTopic
  data: number[]
  asks: 'median' | 'lower' | 'iqr'
}
const truthOf = ({ data, asks }: Listed): number => measuresOf(data)[asks]

const listBug = (
  id: MisconceptionId,
  answerOf: (its: Listed) => number | null,
  example: readonly [Listed, number],
): Bug<Listed> =>
  bug<Listed>({
    id,
    answer: (its) => {
      const got = answerOf(its)
      return got !== null && got > 0 && Number.isInteger(tidy(2 * got)) ? tidy(got) : null
    },
    feedback: () => say('not-in-order'),
    example,
  })

// Worked by hand: 9, 4, 12, 7, 20, 15, 3; in order 3, 4, 7, 9, 12, 15, 20; quartiles 4 and 15; as written 4, 7, 15.
const list: Listed = { topic: 'quiz', data: [9, 4, 12, 7, 20, 15, 3], asks: 'iqr' }
const unordered = listBug(
  'center.not-in-order',
  ({ data, asks }) => {
    const [, lower, median, upper] = fiveOf(data)
    return asks === 'median' ? median : asks === 'lower' ? lower : upper - lower
  },
  [list, 11],
)
const wholeRange = listBug(
  'spread.range-for-iqr',
  ({ data, asks }) => (asks === 'iqr' ? measuresOf(data).range : null),
  [list, 17],
)
const lengths = listBug(
  'display.equal-lengths',
  ({ data, asks }) => {
    const { least, greatest, median } = measuresOf(data)
    return asks === 'median'
      ? (least + greatest) / 2
      : asks === 'lower'
        ? (least + median) / 2
        : (greatest - least) / 2
  },
  [list, 8.5],
)
const mean = listBug(
  'center.mean-for-median',
  ({ data, asks }) => (asks === 'median' ? meanOf(data) : null),
  [{ ...list, asks: 'median' }, 10],
)
const missing = listBug(
  'spread.for-center',
  ({ data, asks }) => (asks === 'lower' ? measuresOf(data).median : null),
  [{ ...list, asks: 'lower' }, 9],
)
const faults = faultsBy<Listed, 'order' | 'range' | 'halfway' | 'mean' | 'median'>(
  { order: unordered, range: wholeRange, halfway: lengths, mean, median: missing },
  (id, who, { asks }) =>
    id === 'halfway'
      ? say(asks === 'iqr' ? 'claim.half-range' : `claim.halfway.${asks}`, { who })
      : say(`claim.${id}`, { who }),
)
const drawListed =
  (asks: Listed['asks']) =>
  (random: Random): Listed => {
    const topic = someWide(random)
    const [low, high] = rangeOf(topic)
    const start = random.integer(low, high - 22)
    return { topic, asks, data: drawWhole(random, [7, 11], [start, start + 22]) }
  }

/** A claim about a list: its median (level 1), its lower quartile (level 2), its interquartile range (level 3). */
export const listClaim = claimModel<Listed>({
  seconds: 75,
  standards: ['6.SP.B.5c'],
  task: ({ topic, asks }) => `${topic} ${asks}`,
  kinds: {
    1: [{ draw: drawListed('median'), faults: faults('order', 'halfway', 'mean') }],
    2: [{ draw: drawListed('lower'), faults: faults('order', 'halfway', 'median') }],
    3: [{ draw: drawListed('iqr'), faults: faults('order', 'halfway', 'range') }],
  },
  truth: truthOf,
  words(its, _who, got) {
    const { topic, data, asks } = its
    const inOrder = ascending(data)
    const half = Math.floor(data.length / 2)
    const { median, lower, upper, iqr } = measuresOf(data)
    return {
      context: [told(topic, data.length), listed(data), ...(asks === 'median' ? [] : [say('middle-out')])],
      said: say(`claim.said.${asks}`, { got: toNumber(got) }),
      truth: say(`claim.truth.${asks}`, { key: truthOf(its) }),
      hints: [say('claim.nudge'), say('hint.odd', { half })],
      start: [
        say('order', { list: inOrder.join(', ') }),
        ...(asks === 'median'
          ? [say('so-median', { median })]
          : asks === 'lower'
            ? [say('so-lower', { list: inOrder.slice(0, half).join(', '), lower })]
            : [say('claim.quartiles', { lower, upper, iqr })]),
      ],
    }
  },
  reads({ stem }) {
    const data = listIn(stem)
    const said = plain(stem).split('“')[1] ?? ''
    const got = Number(/\d+(?:\.\d+)?/.exec(said)?.[0] ?? 0)
    const asks = /interquartile|intercuartílico/.test(said)
      ? 'iqr'
      : /quartile|cuartil/.test(said)
        ? 'lower'
        : 'median'
    const its: Listed = { topic: 'quiz', data, asks }
    const by = (each: Bug<Listed>): number => toNumber(each.answer(its) ?? -1)
    return {
      got,
      truth: truthOf(its),
      ways: [
        [/in order|en orden|ordenar/, by(unordered)],
        [/whole range|todo el rango/, by(wholeRange)],
        [/halfway|a la mitad/, by(lengths)],
        [/half of the range|mitad del rango/, by(lengths)],
        [/mean|media /, by(mean)],
        [/gave the median|dio la mediana/, by(missing)],
      ],
    }
  },
})
