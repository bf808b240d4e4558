import { defineModel, type Random, solved, tex, typed } from '#form'
import { withCommas } from '#decimals/tens.ts'
import { bug } from '#bugs/bug.ts'
import {
  batchStory,
  type Division,
  dividendOf,
  findQuotient,
  orderQuotients,
  workBack,
} from '#shapes/whole-division/whole-division.ts'
import { type Line, mistakeWords, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { say } from './messages.gen.ts'

const standards = ['5.NBT.B.6']
const plain = { rest: 0, asks: 'quotient', more: 0 } as const
const twoDigits = (random: Random): number => random.integer(12, 48)

/** Tens as divisors (level 1), two-digit divisors (level 2), with a remainder (level 3). */
export const quotient = findQuotient({
  standards,
  draw(random, level) {
    const divisor = level === 1 ? 10 * random.integer(2, 9) : twoDigits(random)
    const its: Division = {
      ...plain,
      divisor,
      quotient: random.integer(11, Math.min(300, Math.floor(9900 / divisor))),
    }
    return level < 3
      ? its
      : { ...its, rest: random.integer(1, divisor - 1), asks: random.pick(['quotient', 'rest'] as const) }
  },
})

/** The dividend (level 1), with a remainder (level 2), what a larger dividend leaves (level 3). */
export const back = workBack({
  standards,
  draw(random, level) {
    const divisor = twoDigits(random)
    const rest = level === 1 ? 0 : random.integer(1, divisor - 1)
    return {
      divisor,
      quotient: random.integer(12, 120),
      rest,
      asks: level === 3 ? 'new-rest' : 'dividend',
      more: level === 3 ? random.integer(2, divisor - 1) : 0,
    }
  },
})

export const story = batchStory(standards, ({ dividend }) => dividend < 10_000)
export const order = orderQuotients(standards, 100)

/** A rectangle with a side and an area, cut into parts with round areas. */
interface Cut {
  side: number
  parts: number[]
  /** The whole other side, the part that is missing, or the side. */
  asks: 'width' | 'part' | 'side'
}
const sumOf = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0)
const cut: Cut = { side: 15, parts: [100, 20, 3], asks: 'width' }
const cutBugs = [
  bug<Cut>({
    id: 'division.one-part',
    answer: ({ asks, parts }) => (asks === 'width' ? (parts[0] ?? 0) : null),
    feedback: () => say('area.one-part'),
    example: [cut, 100],
  }),
  bug<Cut>({
    id: 'division.area-for-side',
    answer: ({ asks, side, parts }) =>
      asks === 'width' ? side * sumOf(parts) : asks === 'part' ? side * (parts.at(-1) ?? 0) : null,
    feedback: ({ asks }) => say(asks === 'width' ? 'area.area' : 'area.part-area'),
    example: [cut, 1845],
  }),
  bug<Cut>({
    id: 'division.one-part',
    answer: ({ asks, parts }) => (asks === 'part' ? sumOf(parts) : null),
    feedback: () => say('area.whole'),
    example: [{ ...cut, asks: 'part' }, 123],
  }),
  bug<Cut>({
    id: 'division.area-for-side',
    answer: ({ asks, parts }) => (asks === 'side' ? sumOf(parts) : null),
    feedback: () => say('area.other-side'),
    example: [{ ...cut, asks: 'side' }, 123],
  }),
  bug<Cut>({
    id: 'division.one-part',
    answer: ({ asks, side, parts }) => (asks === 'side' ? (side * (parts[0] ?? 0)) / (parts[1] ?? 1) : null),
    feedback: () => say('area.mixed'),
    example: [{ ...cut, asks: 'side' }, 75],
  }),
]

/** The quotient from the parts (level 1), a missing part (level 2), the divisor (level 3). */
export const areaModel = defineModel<Cut>({
  id: 'area-model',
  thinking: 'read a figure',
  seconds: 60,
  standards,
  bugs: cutBugs,
  task: ({ asks, parts, side }) => `${asks} ${parts.length} ${side > 30}`,
  draw(random, level) {
    const hundreds = random.chance(0.5) ? [100 * random.integer(1, 3)] : []
    return {
      side: twoDigits(random),
      parts: [...hundreds, 10 * random.integer(1, 9), random.integer(2, 9)],
      asks: ({ 1: 'width', 2: 'part', 3: 'side' } as const)[level],
    }
  },
  fits: ({ side, parts }) => side * sumOf(parts) < 10_000,
  item(its) {
    const { side, parts, asks } = its
    const areas = parts.map((part) => (side * part).toLocaleString('en-US'))
    const isPart = asks === 'part'
    const key = { width: sumOf(parts), part: parts.at(-1) ?? 0, side }[asks]
    const labels = parts.map((part, at) =>
      asks === 'width' ? '' : isPart && at === parts.length - 1 ? '?' : String(part),
    )
    const all = (side * sumOf(parts)).toLocaleString('en-US')
    return {
      stem: [
        say(`area.asks.${asks}`, {
          division: tex(String.raw`${all} \div ${asks === 'side' ? String.raw`\square` : side}`),
        }),
      ],
      figure: {
        kind: 'area-model',
        description: say(`area.figure.${asks}`, {
          side,
          areas: areas.join('; '),
          parts: parts.slice(0, isPart ? -1 : undefined).join(', '),
        }),
        columns: labels.map((label, at) => ({ label, size: [6, 4, 3].slice(-parts.length)[at] ?? 3 })),
        rows: [{ label: asks === 'side' ? '?' : String(side), size: 4 }],
        cells: [areas.map((text) => ({ text }))],
        ...(asks === 'width' ? { braces: [{ side: 'top', from: 0, to: parts.length - 1, label: '?' }] } : {}),
      },
      ...typed(its, { label: say('area.label'), key, bugs: cutBugs }),
      hints: [say(`area.nudge.${asks}`), say(`area.hint.${asks}`, { side })],
      solution:
        asks === 'width'
          ? [
              say('area.each', {
                list: tex(
                  parts
                    .map((part) => withCommas(String.raw`${side * part} \div ${side} = ${part}`))
                    .join(',\\; '),
                ),
              }),
              say('area.sum', { equation: tex(`${parts.join(' + ')} = ${key}`) }),
            ]
          : [
              say('area.inverse'),
              say('area.sum', {
                equation: tex(
                  withCommas(
                    isPart
                      ? String.raw`${side * key} \div ${side} = ${key}`
                      : String.raw`${side * (parts[0] ?? 0)} \div ${parts[0] ?? 1} = ${key}`,
                  ),
                ),
              }),
            ],
    }
  },
  solve({ figure }) {
    if (figure?.kind !== 'area-model') throw new TypeError('expects an area model')
    const areas = (figure.cells?.[0] ?? []).map(({ text }) => Number(text.replace(',', '')))
    const side = Number(figure.rows[0]?.label)
    const labels = figure.columns.map(({ label }) => label)
    if (Number.isNaN(side)) return solved.number((areas[0] ?? 0) / Number(labels[0]))
    return solved.number((labels.includes('?') ? (areas.at(-1) ?? 0) : sumOf(areas)) / side)
  },
})

interface Taken extends Line {
  count: number
  left: number
}
/** `divisor × count + left` */
const taken = (divisor: number, count: number, left: number): Taken => ({
  line: withCommas(String.raw`${divisor} \times ${count} + ${left}`),
  count,
  left,
})

/** Groups taken out of the dividend: two steps without (level 1) and with a remainder (level 2), and large ones (level 3). */
export const findMistake = wrongLine<Division, Taken>({
  seconds: 75,
  standards,
  ...mistakeWords(say),
  task: ({ quotient: all, rest }) => `${String(all).length} ${rest > 0}`,
  steps: 3,
  draw(random, level) {
    const divisor = twoDigits(random)
    const all = 100 * random.integer(1, 2) + 10 * random.integer(1, 9) + random.integer(1, 9)
    return {
      ...plain,
      divisor,
      quotient: level === 3 ? all + 100 : all,
      rest: level === 1 ? 0 : random.integer(1, divisor - 1),
    }
  },
  work(its) {
    const { divisor, quotient: all } = its
    const part = (place: number): number => (Math.floor(all / place) % 10) * place
    const step = (place: number) => {
      const added = part(place)
      const product = divisor * added
      return {
        right: ({ count, left }: Taken) => taken(divisor, count + added, left - product),
        wrong: ({ count, left }: Taken) =>
          place === 100
            ? taken(divisor, count + added, left - product + 100)
            : taken(divisor, count + (place === 10 ? added / 10 : added + 1), left - product),
        move: () => say('mistake.move', { count: added, divisor, product }),
      }
    }
    return {
      start: { line: withCommas(String(dividendOf(its))), count: 0, left: dividendOf(its) },
      steps: [step(100), step(10), step(1)],
    }
  },
  truth: () => say('mistake.truth'),
  means: (line) => {
    const [product = '', left = '0'] = line.replaceAll(',', '').split(' + ')
    return String(
      product.split(String.raw`\times`).reduce((value, factor) => value * Number(factor), 1) + Number(left),
    )
  },
})
