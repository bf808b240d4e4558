import { defineModel, mathIn, math, numbersIn, type Random, solved, tex, type Text, typed } from '#form'
import { bug } from '#bugs/bug.ts'
import { decimalTex, digitsOf, ends, fromDigits, readTex } from '#decimals/repeating.ts'
import { type Fraction, fractionTex, isLowest, lowest, mixedTex, sizeOf } from '#fractions/fraction.ts'
import { matchValues } from '#shapes/match-values/match-values.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { sortValues } from '#shapes/sort-values/sort-values.ts'
import { say } from './messages.gen.ts'

const standards = ['7.NS.A.2d']

interface Sorted {
  fractions: Fraction[]
  shuffle: number
}
/** In lowest terms (level 1), where many are not (level 2), with large denominators (level 3). */
const denominators = {
  1: { ends: [4, 5, 8, 10, 16, 20, 25, 40, 50], repeats: [3, 6, 7, 9, 11, 12, 15, 18, 30], times: [1] },
  2: { ends: [4, 5, 8, 10, 20], repeats: [3, 6, 9, 11, 15], times: [1, 2, 3, 6] },
  3: { ends: [32, 64, 80, 125, 160, 200, 20, 25], repeats: [24, 35, 48, 75, 90, 120, 70], times: [1, 1, 3] },
} as const
const otherFactor = (bottom: number): number => [3, 7, 11, 13].find((prime) => bottom % prime === 0) ?? 1
const isEnding = (fraction: Fraction): boolean => otherFactor(lowest(fraction)[1]) === 1

export const endsOrRepeats = sortValues<Sorted>({
  id: 'ends-or-repeats',
  thinking: 'classify',
  seconds: 70,
  standards,
  task: ({ fractions }) =>
    fractions
      .map(([, bottom]) => bottom)
      .toSorted((a, b) => a - b)
      .join(),
  draw(random, level) {
    const its = denominators[level]
    const one = (kind: 'ends' | 'repeats'): Fraction => {
      const bottom = random.pick(its[kind])
      const times = random.pick(its.times)
      return [random.integer(1, Math.min(bottom - 1, 29)) * times, bottom * times]
    }
    const kinds = (['ends', 'ends', 'repeats', 'repeats'] as const).map(one)
    return { fractions: [...kinds, one(random.pick(['ends', 'repeats']))], shuffle: random.integer(0, 1e9) }
  },
  fits: ({ fractions }, level) =>
    fractions.every(([, bottom]) => bottom <= 200) &&
    new Set(fractions.map(sizeOf)).size === fractions.length &&
    fractions.filter((each) => !isLowest(each)).length === { 1: 0, 2: 3, 3: 1 }[level],
  categories: () => [say('sort.ends'), say('sort.repeats')],
  cards: ({ fractions }) =>
    fractions.map((fraction) => {
      const [low, isLow, isEnd] = [lowest(fraction), isLowest(fraction), isEnding(fraction)]
      return {
        tex: fractionTex(fraction),
        place: isEnd ? 0 : 1,
        elsewhere: !isEnd
          ? {
              misconception: 'decimal.one-factor-decides',
              feedback: say('sort.one-factor', { bottom: low[1] }),
            }
          : isLow
            ? { misconception: 'decimal.long-repeats', feedback: say('sort.long', { bottom: low[1] }) }
            : {
                misconception: 'decimal.not-in-lowest-terms',
                feedback: say('sort.not-lowest', { fraction: tex(fractionTex(fraction)) }),
              },
        why: say(`sort.so.${isEnd ? 'ends' : 'repeats'}`, {
          fraction: tex(isLow ? fractionTex(fraction) : `${fractionTex(fraction)} = ${fractionTex(low)}`),
          bottom: low[1],
          prime: otherFactor(low[1]),
        }),
      }
    }),
  words: () => ({
    stem: [say('sort.asks')],
    hints: [say('sort.nudge'), say('sort.hint')],
    slip: { misconception: 'decimal.one-factor-decides', feedback: say('sort.hint') },
  }),
  // A decimal that ends is a whole number of millionths: no denominator here needs more places.
  reads: (card) => (Number.isInteger(Number((readTex(card) * 1e6).toFixed(3))) ? 0 : 1),
})

interface Matched {
  kind: 'tenths' | 'close' | 'negative'
  /** Two digits, and the whole number before the point. */
  d: number
  e: number
  whole: number
  /** The decimal that is left over. */
  left: number
  shuffle: number
}
type Pair = [source: string, decimal: string]

/** Five fractions and their decimals: a mixed number, or an improper fraction where it is negative. */
function pairsOf({ kind, d, e, whole }: Matched): Pair[] {
  const sign = kind === 'negative' ? -1 : 1
  const pair = (fixed: string, period: string): Pair => {
    const value = fromDigits({ whole, fixed, period }, sign)
    const [top, bottom] = typeof value === 'number' ? [Math.round(value * 100), 100] : value
    const [low, below] = lowest([Math.abs(top), bottom])
    const source = sign < 0 ? `−${fractionTex([low, below])}` : mixedTex([low, below])
    return [source, decimalTex([top, bottom])]
  }
  const [one, two] = [String(d), String(e)]
  return kind === 'tenths'
    ? [pair('', one), pair(one, ''), pair('', two), pair(two, ''), pair(one + one, '')]
    : [pair(one, two), pair('', one + two), pair(one + two, ''), pair('', one), pair('', two + one)]
}
const digitsIn = (source: string): string => source.replaceAll(/\D/g, '')

/** Ninths and tenths (level 1), decimals with the same digits (level 2), negative fractions (level 3). */
export const matchDecimals = matchValues<Matched>({
  id: 'match-decimals',
  thinking: 'work backwards',
  seconds: 90,
  standards,
  task: ({ kind, d, e }) => `${kind} ${d}${e}`,
  draw(random, level) {
    const [d = 1, e = 2] = random.sample([1, 2, 3, 4, 5, 6, 7, 8], 2)
    const kind = ({ 1: 'tenths', 2: 'close', 3: 'negative' } as const)[level]
    return {
      kind,
      d,
      e,
      whole: random.integer(level === 3 ? 1 : 0, 3),
      left: random.integer(0, 4),
      shuffle: random.integer(0, 1e9),
    }
  },
  // 33rds and 11ths are divided more easily than 99ths.
  fits: ({ kind, d, e }) => kind === 'tenths' || (d + e) % 3 === 0,
  pairs(its) {
    const pairs = pairsOf(its).filter((_, at) => at !== its.left)
    return pairs.map(([source, decimal]) => ({
      source,
      target: decimal,
      slips: pairs
        .filter(([, other]) => other !== decimal && digitsIn(other) === digitsIn(decimal))
        .map(([, other]) => ({
          target: other,
          misconception: other.includes('over')
            ? ('decimal.repeats-all' as const)
            : ('decimal.cut-is-equal' as const),
          feedback: say(other.includes('over') ? 'match.repeats' : 'match.cut'),
        })),
    }))
  },
  others: (its) => pairsOf(its).flatMap(([, decimal], at) => (at === its.left ? [decimal] : [])),
  words: ({ kind }) => ({
    stem: [say('match.asks')],
    hints: [say('match.nudge'), say(kind === 'tenths' ? 'match.hint.tenths' : 'match.hint.close')],
    slip: { misconception: 'decimal.cut-is-equal', feedback: say('match.slip') },
    why: [say('match.why')],
  }),
  means: (source) => Number(readTex(source).toFixed(6)),
})

interface Ordered {
  /** As TeX: decimals, and fractions. */
  numbers: string[]
  isNegative: boolean
  shuffle: number
}
function somePool(random: Random, level: 1 | 2 | 3): string[] {
  const [d = 1, e = 2] = random.sample([1, 2, 3, 4, 5, 6, 7, 8], 2)
  const ninth = fractionTex(lowest([d, 9]))
  const up = d + 1
  const same = [
    `0.${d}`,
    `0.${d}${d}`,
    `0.${d}${d}${d}`,
    `0.${d}${up}`,
    `0.${d}${d - 1}`,
    `0.${d}0${up}`,
    `0.${d}${e}`,
  ]
  const bars = [
    `0.${d}${e}`,
    String.raw`0.\overline{${d}${e}}`,
    String.raw`0.${d}\overline{${e}}`,
    String.raw`0.\overline{${d}}`,
    `0.${d}`,
    `0.${d}${e}${d}`,
  ]
  if (level === 1) return [ninth, ...random.sample(same, 3)]
  return level === 2
    ? random.sample(bars, 4)
    : [
        ninth,
        ...random.sample(
          bars.filter((each) => each !== String.raw`0.\overline{${d}}`),
          3,
        ),
      ].map((each) => `−${each}`)
}
/** The first digits of a decimal that goes on, or all of one that ends. */
function firstDigits(source: string): Text {
  const size = readTex(source.replace('−', ''))
  const sign = source.startsWith('−') ? '−' : ''
  return Number.isInteger(Number((size * 1000).toFixed(4)))
    ? say('order.ends', { number: tex(source), digits: `${sign}${size.toFixed(4)}` })
    : say('order.goes-on', {
        number: tex(source),
        digits: `${sign}${(Math.floor(size * 1e4) / 1e4).toFixed(4)}…`,
      })
}
const lengthOf = (source: string): number => digitsIn(source).length

/** A fraction and decimals that end (level 1), decimals that repeat (level 2), negative ones (level 3). */
export const orderDecimals = defineModel<Ordered>({
  id: 'order-decimals',
  thinking: 'compare',
  seconds: 70,
  standards,
  task: ({ numbers, isNegative }) =>
    `${isNegative} ${numbers
      .map((each) => each.replaceAll(/\d/g, 'n'))
      .toSorted()
      .join(' ')}`,
  draw: (random, level) => ({
    numbers: somePool(random, level),
    isNegative: level === 3,
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ numbers }) => new Set(numbers.map((each) => readTex(each).toFixed(5))).size === numbers.length,
  minWrongAnswers: 1,
  item({ numbers, isNegative, shuffle }) {
    const things = numbers.map((source) => ({ source, text: math(source) }))
    const by = ({ source }: { source: string }): number => readTex(source)
    return {
      stem: [say('order.asks')],
      ...orderBy(shuffle, {
        things,
        by,
        first: say('order.least'),
        last: say('order.greatest'),
        slips: [
          isNegative
            ? { by: (its) => -by(its), misconception: 'signed.by-size', feedback: say('order.by-size') }
            : {
                by: (its) => -by(its),
                misconception: 'decimal.wrong-direction',
                feedback: say('order.reversed'),
              },
          {
            by: ({ source }) => (isNegative ? -1 : 1) * (lengthOf(source) + readTex(source) / 10),
            misconception: 'decimal.longer-is-larger',
            feedback: say('order.longer'),
          },
        ],
      }),
      hints: [say('order.nudge'), say(isNegative ? 'order.hint.negative' : 'order.hint.positive')],
      solution: [...sortedBy(things, by).map(({ source }) => firstDigits(source)), say('order.so')],
    }
  },
  solve: (shown) => solved.order(shown, (text) => readTex(mathIn(text)[0] ?? '')),
})

interface Far {
  fraction: Fraction
  place: number
}
const digitAt = ({ fraction, place }: Far): number => {
  const { fixed, period } = digitsOf(fraction)
  return Number(place <= fixed.length ? fixed[place - 1] : period[(place - 1 - fixed.length) % period.length])
}
// Worked by hand: 2/11 = 0.1818…: odd places have 1, even places 8; 5/22 = 0.22727…: 2, then 2 in even places and 7 in odd ones.
const farBugs = [
  bug<Far>({
    id: 'decimal.pattern-off-by-one',
    answer: ({ fraction, place }) => digitAt({ fraction, place: place + 1 }),
    feedback: () => say('far.off-by-one'),
    example: [{ fraction: [2, 11], place: 15 }, 8],
  }),
  bug<Far>({
    id: 'decimal.pattern-from-start',
    answer({ fraction, place }) {
      const { fixed, period } = digitsOf(fraction)
      return fixed === '' || period.length < 3 ? null : Number(period[(place - 1) % period.length])
    },
    feedback: () => say('far.from-start'),
    // 1/54 = 0.0185185…: place 20 is place 19 of 185185…, so 1; counted from the start, it is 8.
    example: [{ fraction: [1, 54], place: 20 }, 8],
  }),
]

/** Two digits that repeat (level 1), after digits that do not (level 2), six that repeat (level 3). */
export const farDigit = defineModel<Far>({
  id: 'far-digit',
  thinking: 'explain',
  seconds: 60,
  standards,
  bugs: farBugs,
  minWrongAnswers: 1,
  task: ({ fraction: [, bottom] }) => String(bottom),
  draw(random, level) {
    const bottom = random.pick(
      { 1: [11, 33, 27, 37, 99], 2: [22, 44, 54, 74, 66, 55], 3: [7, 13, 14, 26, 28] }[level],
    )
    return {
      fraction: [random.integer(1, bottom - 1), bottom],
      place: random.integer(9, level === 3 ? 50 : 40),
    }
  },
  fits: ({ fraction }) => isLowest(fraction) && !ends(fraction),
  item(its) {
    const { fraction, place } = its
    const { fixed, period } = digitsOf(fraction)
    const n = place - fixed.length
    const turns = Math.floor(n / period.length)
    const rest = n - turns * period.length
    return {
      stem: [
        say('far.told', { equation: tex(`${fractionTex(fraction)} = ${decimalTex(fraction)}`) }),
        say('far.asks', { place }),
      ],
      ...typed(its, { label: say('far.label'), key: digitAt(its), bugs: farBugs }),
      hints: [
        say('far.nudge', { period, n: period.length }),
        say(fixed === '' ? 'far.hint.all' : 'far.hint.fixed'),
      ],
      solution: [
        ...(fixed === '' ? [] : [say('far.first', { count: fixed.length, place, n })]),
        say('far.turns', { length: period.length, n, turns, rest }),
        say(rest === 0 ? 'far.so.last' : 'far.so.rest', { rest, digit: digitAt(its) }),
      ],
    }
  },
  solve({ stem }) {
    const [, top = 0, bottom = 1] = (/\\frac\{(\d+)\}\{(\d+)\}/.exec(mathIn(stem)[0] ?? '') ?? []).map(Number)
    const place = numbersIn(stem).at(-1)?.value ?? 1
    let rest = top % bottom
    let digit = 0
    for (let at = 0; at < place; at += 1) {
      digit = Math.floor((10 * rest) / bottom)
      rest = (10 * rest) % bottom
    }
    return solved.number(digit)
  },
})
