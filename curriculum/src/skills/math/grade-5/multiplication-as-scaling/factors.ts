import { arranged, defineModel, math, mathIn, type Random, solved, tex } from '#form'
import { type Bug, bug } from '#bugs/bug.ts'
import { firstOf } from '#bugs/decimal-operations/decimal-operation-bugs.ts'
import { typedDecimal } from '#decimals/typed-decimal.ts'
import { type Fraction, fractionTex, mixedTex, sizeOf } from '#fractions/fraction.ts'
import { fractionsIn, sizeOfTex } from '#fractions/fractions-in.ts'
import { orderBy, sortedBy, stopsEarly } from '#shapes/order-by/order-by.ts'
import { say } from './messages.gen.ts'

const standards = ['5.NF.B.5a', '5.NF.B.5b']
const factorTex = (factor: Fraction): string => (sizeOf(factor) > 2 ? mixedTex(factor) : fractionTex(factor))
const timesTex = (factor: Fraction, number: Fraction): string =>
  String.raw`${factorTex(factor)} \times ${mixedTex(number)}`

/** How large a factor is, from less than a half to more than 2. */
const bands = ['half', 'less', 'same', 'more', 'double'] as const
const bandOf = (size: number): number => (size < 0.5 ? 0 : size < 1 ? 1 : size === 1 ? 2 : size < 2 ? 3 : 4)
const factorIn = (random: Random, band: number): Fraction => {
  const below = random.integer(5, 12)
  const half = Math.floor(below / 2)
  const above = [
    () => random.integer(1, Math.ceil(below / 2) - 1),
    () => random.integer(half + 1, below - 1),
    () => below,
    () => random.integer(below + 1, 2 * below - 1),
    () => random.integer(2 * below + 1, 3 * below),
  ][band]
  return [above?.() ?? 1, below]
}
/** A whole number that is too large to calculate with, a fraction, or a mixed number. */
const someNumber = (random: Random, level: 1 | 2 | 3): Fraction =>
  level === 1
    ? [random.integer(21, 98), 1]
    : level === 2
      ? [random.integer(1, 8), random.integer(9, 12)]
      : [random.integer(2, 9) * 7 + random.integer(1, 6), 7]

interface Sizes {
  number: Fraction
  factors: Fraction[]
  /** The size that no product has. */
  other: number | null
  shuffle: number
}
const told = (band: number, number: Fraction) =>
  say(`match.size.${bands[band] ?? 'same'}`, { n: tex(mixedTex(number)) })

/** Around 1 (level 1), around a half or 2 as well (level 2), all five sizes (level 3): products by what they are. */
export const matchSizes = defineModel<Sizes>({
  id: 'match-sizes',
  thinking: 'explain',
  seconds: 70,
  standards,
  task: ({ factors, number }) =>
    `${number[1] === 1} ${factors
      .map((each) => String(bandOf(sizeOf(each))))
      .toSorted()
      .join()}`,
  draw(random, level) {
    const some = level === 3 ? [0, 1, 2, 3, 4] : level === 2 ? random.sample([0, 1, 2, 3, 4], 4) : [1, 2, 3]
    return {
      number: someNumber(random, level),
      factors: some.map((band) => factorIn(random, band)),
      other: level === 3 ? null : random.pick([0, 1, 2, 3, 4].filter((band) => !some.includes(band))),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ factors, number }) => factors.every((each) => sizeOf(each) !== sizeOf(number)),
  item({ number, factors, other, shuffle }) {
    const target = (factor: Fraction): string => math(timesTex(factor, number))
    const shownBands = factors.map((factor) => bandOf(sizeOf(factor)))
    return {
      stem: [say('match.asks', { n: tex(mixedTex(number)) })],
      ...arranged.match(shuffle, {
        pairs: factors.map((factor) => {
          const band = bandOf(sizeOf(factor))
          return {
            source: target(factor),
            target: told(band, number),
            slips: [...shownBands, ...(other === null ? [] : [other])]
              .filter((each) => each !== band)
              .map((wrong) => {
                return {
                  target: told(wrong, number),
                  ...(band < 2 && wrong > 2
                    ? { misconception: 'fraction.always-grows' as const, feedback: say('match.grows') }
                    : band > 2 && wrong < 2
                      ? { misconception: 'fraction.always-shrinks' as const, feedback: say('match.shrinks') }
                      : { misconception: 'fraction.no-size-sense' as const, feedback: say('match.slip') }),
                }
              }),
          }
        }),
        others: other === null ? [] : [told(other, number)],
      }),
      hints: [say('match.nudge'), say(factors.length > 3 ? 'match.hint-half' : 'match.hint')],
      solution: factors.map((factor) => {
        const band = bandOf(sizeOf(factor))
        return say(`match.why.${bands[band] ?? 'same'}`, {
          f: tex(factorTex(factor)),
          product: tex(timesTex(factor, number)),
        })
      }),
    }
  },
  solve(shown) {
    const patterns = [
      /less than half|menos de la mitad/,
      /but more than half|pero más de la mitad/,
      /exactly|exactamente/,
      /but less than twice|pero menos del doble/,
      /more than twice|más del doble/,
    ]
    const [number = [1, 1]] = fractionsIn(shown.stem)
    return solved.match(shown, (source, target) => {
      const band = bandOf(Number((sizeOfTex(mathIn(source)[0] ?? '') / sizeOf(number)).toFixed(9)))
      return patterns[band]?.test(target) === true
    })
  },
})

interface Chain {
  pairs: { factor: Fraction; number: number }[]
  isReversed: boolean
  shuffle: number
}
const valueOf = ({ factor, number }: Chain['pairs'][number]): number => sizeOf(factor) * number

/** One number and different factors (level 1), one factor and different numbers too (level 2), both in steps (level 3). */
export const orderProducts = defineModel<Chain>({
  id: 'order-products',
  thinking: 'compare',
  seconds: 70,
  standards: ['5.NF.B.5a'],
  task: ({ pairs, isReversed }) =>
    `${new Set(pairs.map(({ number }) => number)).size} ${pairs.filter(({ factor }) => sizeOf(factor) < 1).length} ${isReversed}`,
  draw(random, level) {
    const number = random.integer(211, 680)
    const more = number + random.integer(20, 300)
    const [small, near] = [factorIn(random, 0), factorIn(random, 1)]
    const [one, large] = [[1, 1] as const, factorIn(random, random.pick([3, 4]))]
    const pairs =
      level === 1
        ? random.sample([small, near, one, large], 4).map((factor) => ({ factor, number }))
        : level === 2
          ? [
              { factor: near, number },
              { factor: near, number: more },
              { factor: one, number: more },
              { factor: large, number: more },
            ]
          : [
              { factor: small, number },
              { factor: near, number },
              { factor: near, number: more },
              { factor: large, number: more },
            ]
    return { pairs, isReversed: random.chance(0.5), shuffle: random.integer(0, 1e9) }
  },
  item({ pairs, isReversed, shuffle }) {
    const things = pairs.map((pair) => ({
      ...pair,
      text: math(String.raw`${pair.factor[1] === 1 ? 1 : factorTex(pair.factor)} \times ${pair.number}`),
    }))
    type Thing = (typeof things)[number]
    const by = (thing: Thing): number => (isReversed ? -1 : 1) * valueOf(thing)
    const byTop = ({ factor }: Thing): number => (isReversed ? -1 : 1) * factor[0]
    const sorted = sortedBy(things, valueOf)
    const text = ({ text: its }: Thing): string => its
    // Numerators alone may put them in the right order.
    const isTold = sortedBy(things, byTop).map(text).join() !== sortedBy(things, by).map(text).join()
    return {
      stem: [say('order.asks')],
      ...orderBy(shuffle, {
        things,
        by,
        first: say(isReversed ? 'order.greatest' : 'order.least'),
        last: say(isReversed ? 'order.least' : 'order.greatest'),
        slips: [
          {
            by: (thing: Thing) => -by(thing),
            misconception: 'division.order-reversed',
            feedback: say('order.turned'),
          },
          ...(isTold
            ? [
                {
                  by: byTop,
                  misconception: 'fraction.judges-by-numerators' as const,
                  feedback: say('order.numerators'),
                },
              ]
            : []),
          stopsEarly(sortedBy(things, by), by, say('order.early')),
        ],
      }),
      hints: [say('order.nudge'), say('order.hint')],
      solution: sorted.slice(1).map((next, at) => {
        const before = sorted[at] ?? next
        const values = { less: before.text, more: next.text }
        return before.number === next.number
          ? say('order.why.factor', {
              ...values,
              small: tex(factorTex(before.factor)),
              large: tex(factorTex(next.factor)),
            })
          : say('order.why.number', { ...values, small: before.number, large: next.number })
      }),
    }
  },
  solve: (shown) => {
    const isReversed = shown.interaction.kind === 'order' && /greatest|mayor/.test(shown.interaction.first)
    return solved.order(shown, (text) => (isReversed ? -1 : 1) * sizeOfTex(mathIn(text)[0] ?? ''))
  },
})

/** A product of a fraction without its numerator and a number, compared with that number. */
interface Open {
  below: number
  number: number
  asks: 'least' | 'greatest' | 'between'
}
const openKey = ({ below, asks }: Open): number =>
  ({ least: below + 1, greatest: below - 1, between: below - 1 })[asks]
const open: Open = { below: 8, number: 45, asks: 'least' }
const openBugs: Bug<Open>[] = firstOf<Open>([
  bug<Open>({
    id: 'inequality.boundary',
    answer: ({ below, asks }) => (asks === 'between' ? below + 1 : below),
    feedback: ({ asks }) => say(asks === 'between' ? 'open.ends' : 'open.equal'),
    // 8/8 of 45 is 45.
    example: [open, 8],
  }),
  bug<Open>({
    id: 'fraction.always-grows',
    answer: ({ asks }) => (asks === 'least' ? 1 : null),
    feedback: () => say('open.grows'),
    example: [open, 1],
  }),
  bug<Open>({
    id: 'fraction.always-shrinks',
    answer: ({ below, asks }) => (asks === 'between' ? 2 * below - 1 : null),
    feedback: () => say('open.all'),
    // All from 1/8 to 15/8 are counted.
    example: [{ ...open, asks: 'between' }, 15],
  }),
  bug<Open>({
    id: 'fraction.no-size-sense',
    answer: ({ number, asks }) => ({ least: number + 1, greatest: number - 1, between: number - 1 })[asks],
    feedback: () => say('open.number'),
    example: [open, 46],
  }),
])

/** The least numerator that makes larger (level 1), the greatest that makes smaller (level 2), how many are between (level 3). */
export const openNumerator = defineModel<Open>({
  id: 'open-numerator',
  thinking: 'work backwards',
  seconds: 60,
  standards,
  bugs: openBugs,
  task: ({ asks, below }) => `${asks} ${below % 3}`,
  draw: (random, level) => ({
    below: random.integer(3, 15),
    number: random.integer(17, 96),
    asks: ({ 1: 'least', 2: 'greatest', 3: 'between' } as const)[level],
  }),
  fits: ({ below, number }) => number > 2 * below + 2,
  item(its) {
    const { below, number, asks } = its
    const product = String.raw`\frac{\square}{${below}} \times ${number}`
    const statement = {
      least: `${product} > ${number}`,
      greatest: `${product} < ${number}`,
      between: `${number} < ${product} < ${2 * number}`,
    }[asks]
    return {
      stem: [say('open.told', { statement: tex(statement) }), say(`open.asks.${asks}`)],
      ...typedDecimal(its, { label: say('label'), key: openKey(its), bugs: openBugs }),
      hints: [say('open.nudge', { number }), say(`open.hint.${asks}`, { below })],
      solution: [
        say('open.one', { whole: tex(String.raw`\frac{${below}}{${below}} \times ${number} = ${number}`) }),
        asks === 'between'
          ? say('open.why.between', { from: below + 1, to: 2 * below - 1, n: openKey(its) })
          : say(`open.why.${asks}`, { below, n: openKey(its) }),
      ],
    }
  },
  solve({ stem }) {
    const statement = mathIn(stem)[0] ?? ''
    const [below = 1, number = 1] = [
      /\}\{(\d+)\}/.exec(statement)?.[1],
      /times (\d+)/.exec(statement)?.[1],
    ].map(Number)
    const all = Array.from({ length: 200 }, (_, at) => at + 1)
    const more = all.filter((each) => (each * number) / below > number)
    if (statement.startsWith(String(number)))
      return solved.number(more.filter((each) => each < 2 * below).length)
    return solved.number(
      statement.includes('>') ? Math.min(...more) : (all.findLast((each) => each < below) ?? 0),
    )
  },
})
